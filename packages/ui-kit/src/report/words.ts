import { type Language, type Messages, type TextValues, writeText } from '@eecs/solver-core/texts';
import type { MessageKey } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

/** Returns a text of a report by its key; a missing text is replaced by its key. */
export type ReportText<Key extends string = string> = (key: Key, values?: TextValues) => string;

/** Returns the texts that reports of every kind have. */
export type SharedReportText = ReportText<MessageKey<typeof enUS>>;

/** Creates the function that returns texts in a language. */
export function createReportText<Key extends string = string>(
  locale: Locale,
  messages: Messages,
): ReportText<Key> {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => writeText(messages, { key, values, locale, plural }) ?? key;
}

const SHARED: Readonly<Record<Locale, Messages>> = { 'en-US': enUS, ru, uk };

/** Returns the texts that reports of every kind have. */
export function getSharedReportText(locale: Locale): SharedReportText {
  return createReportText(locale, SHARED[locale]);
}

/** The texts of a report in one language; `Own` contains the texts that its kind of structure adds. */
export type ReportWords<Own extends { readonly t: ReportText<never> }> = Own & {
  readonly locale: Locale;
  /** The texts that reports of every kind have. */
  readonly shared: SharedReportText;
  /** The texts of failures and corrections, which belong to the solver. */
  readonly language: Language;
};

/** The texts of a report of any kind. */
export type AnyReportWords = ReportWords<{ readonly t: ReportText<never> }>;

/** The messages of one language behind the texts of a report, under the same names. */
export type ReportTexts<Words extends AnyReportWords> = Readonly<
  Record<Exclude<keyof Words, 'locale' | 'shared' | 'language'>, Messages>
> & { readonly language: Language };

/** Creates the texts of a report from the messages of a language. */
export function createReportWords<Words extends AnyReportWords>(
  locale: Locale,
  { language, ...messages }: ReportTexts<Words>,
): Words {
  const own = Object.entries<Messages>(messages).map(([name, texts]) => [
    name,
    createReportText(locale, texts),
  ]);
  // The names of `messages` are those of the words of the kind.
  return { ...Object.fromEntries(own), locale, shared: getSharedReportText(locale), language } as Words;
}
