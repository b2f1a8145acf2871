import type { MessageKey } from '@eecs/ui-kit/layout';
import type { ReportText, ReportTexts, ReportWords } from '@eecs/ui-kit/report';
import type { HandText } from '../messages/handMessages.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import type source from './messages/en-US.json';

/** The texts of a report on a frame, in one language. */
export type FrameReportWords = ReportWords<{
  readonly t: ReportText<MessageKey<typeof source>>;
  readonly tEditor: LaterText;
  readonly tHand: HandText;
}>;

/** The texts of one language of a report on a frame. */
export type FrameReportTexts = ReportTexts<FrameReportWords>;
