import type { Language, Messages } from '@eecs/solver-core/texts';
import type { Locale, MessageKey } from '@eecs/ui-kit/layout';
import {
  type ReportText,
  type SharedReportText,
  createReportText,
  getSharedReportText,
} from '@eecs/ui-kit/report';
import type { HandText } from '../messages/handMessages.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import type source from './messages/en-US.json';

/** The texts of a report on a frame, in one language. */
export interface FrameReportWords {
  readonly locale: Locale;
  readonly t: ReportText<MessageKey<typeof source>>;
  /** The texts that reports of every kind share. */
  readonly shared: SharedReportText;
  readonly tEditor: LaterText;
  readonly tHand: HandText;
  /** The solver's texts of failures and corrections. */
  readonly language: Language;
}

/** The texts of one language of a report on a frame. */
export interface FrameReportTexts {
  readonly report: Messages;
  readonly editor: Messages;
  readonly hand: Messages;
  readonly failures: Language;
}

/** Creates the texts of a report from those of a language. */
export function createFrameReportWords(locale: Locale, texts: FrameReportTexts): FrameReportWords {
  return {
    locale,
    t: createReportText(locale, texts.report),
    shared: getSharedReportText(locale),
    tEditor: createReportText(locale, texts.editor),
    tHand: createReportText(locale, texts.hand),
    language: texts.failures,
  };
}
