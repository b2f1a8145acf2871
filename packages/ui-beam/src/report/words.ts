import { type Messages, type TextValues, writeText } from '@eecs/solver-core/texts';
import type { Locale, MessageKey } from '@eecs/ui-kit/layout';
import type source from './messages/en-US.json';

/** What a report is told with, in one language. */
export interface ReportWords {
  readonly locale: Locale;
  readonly t: (key: MessageKey<typeof source>, values?: TextValues) => string;
  /** The lines of a hand calculation. */
  readonly tHand: (key: string, values: TextValues) => string;
}

/** Creates what a report is told with from the texts of a language: its own, and those of a hand calculation. */
export function createReportWords(
  locale: Locale,
  texts: { readonly report: Messages; readonly hand: Messages },
): ReportWords {
  const plural = new Intl.PluralRules(locale);
  const write = (messages: Messages, key: string, values: TextValues): string =>
    writeText(messages, { key, values, locale, plural }) ?? key;
  return {
    locale,
    t: (key, values = {}) => write(texts.report, key, values),
    tHand: (key, values) => write(texts.hand, key, values),
  };
}
