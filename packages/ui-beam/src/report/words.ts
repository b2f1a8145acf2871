import type { Language, Messages, TextValues } from '@eecs/solver-core/texts';
import type { Locale, MessageKey } from '@eecs/ui-kit/layout';
import {
  type ReportText,
  type SharedReportText,
  createReportText,
  getSharedReportText,
} from '@eecs/ui-kit/report';
import type code from '../studies/code/messages/en-US.json';
import type source from './messages/en-US.json';

/** The texts of a report, in one language. */
export interface ReportWords {
  readonly locale: Locale;
  readonly t: ReportText<MessageKey<typeof source>>;
  /** The texts that reports of every kind have. */
  readonly shared: SharedReportText;
  /** The check by a design code. */
  readonly tCode: ReportText<MessageKey<typeof code>>;
  /** The lines of a hand calculation. */
  readonly tHand: (key: string, values: TextValues) => string;
  /** The texts of failures, which belong to the solver. */
  readonly language: Language;
}

/** The texts of one language of a report. */
export interface ReportTexts {
  readonly report: Messages;
  readonly hand: Messages;
  readonly code: Messages;
  readonly failures: Language;
}

/**
 * Creates the texts of a report from those of a language: its own, those of a hand calculation and of a check by a
 * design code.
 */
export function createReportWords(locale: Locale, texts: ReportTexts): ReportWords {
  return {
    locale,
    t: createReportText(locale, texts.report),
    shared: getSharedReportText(locale),
    tCode: createReportText(locale, texts.code),
    tHand: createReportText(locale, texts.hand),
    language: texts.failures,
  };
}
