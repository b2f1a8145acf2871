import type { Language, Messages, TextValues } from '@eecs/solver-core/texts';
import type { Locale, MessageKey } from '@eecs/ui-kit/layout';
import {
  type ReportText,
  type SharedReportText,
  createReportText,
  getSharedReportText,
} from '@eecs/ui-kit/report';
import type source from './messages/en-US.json';

/** The words of a report, in one language. */
export interface ReportWords {
  readonly locale: Locale;
  readonly t: ReportText<MessageKey<typeof source>>;
  /** The texts that reports of every kind have. */
  readonly shared: SharedReportText;
  /** The lines of a hand calculation. */
  readonly tHand: (key: string, values: TextValues) => string;
  /** The texts of failures, which the solver has. */
  readonly language: Language;
}

/** Creates the words of a report from the texts of a language: its own texts and those of a hand calculation. */
export function createReportWords(
  locale: Locale,
  texts: { readonly report: Messages; readonly hand: Messages; readonly failures: Language },
): ReportWords {
  return {
    locale,
    t: createReportText(locale, texts.report),
    shared: getSharedReportText(locale),
    tHand: createReportText(locale, texts.hand),
    language: texts.failures,
  };
}
