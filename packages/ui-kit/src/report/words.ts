import { type Messages, type TextValues, writeText } from '@eecs/solver-core/texts';
import type { MessageKey } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

/** Writes a text of a report by its key; a key without a text stands for itself. */
export type ReportText<Key extends string = string> = (key: Key, values?: TextValues) => string;

/** Writes the texts that reports of every kind have. */
export type SharedReportText = ReportText<MessageKey<typeof enUS>>;

/** Creates what writes the texts of a language. */
export function createReportText<Key extends string = string>(
  locale: Locale,
  messages: Messages,
): ReportText<Key> {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => writeText(messages, { key, values, locale, plural }) ?? key;
}

const SHARED: Readonly<Record<Locale, Messages>> = { 'en-US': enUS, ru, uk };

/** Gets the texts that reports of every kind have. */
export function getSharedReportText(locale: Locale): SharedReportText {
  return createReportText(locale, SHARED[locale]);
}
