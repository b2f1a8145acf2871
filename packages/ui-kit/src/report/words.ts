import { type Messages, type TextValues, writeText } from '@eecs/solver-core/texts';
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
