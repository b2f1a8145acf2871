import type { MessageKey } from '@eecs/ui-kit/layout';
import type { ReportText, ReportTexts, ReportWords } from '@eecs/ui-kit/report';
import type { SheetText } from '../files/sheetMessages.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import type { ResultsText } from '../messages/resultsMessages.ts';
import type { RodText } from '../results/rods/rodMessages.ts';
import type source from './messages/en-US.json';

/** The texts of a report on a truss, in one language. */
export type TrussReportWords = ReportWords<{
  readonly t: ReportText<MessageKey<typeof source>>;
  readonly tEditor: LaterText;
  readonly tSheet: SheetText;
  readonly tResults: ResultsText;
  readonly tRods: RodText;
}>;

/** The texts of one language of a report on a truss. */
export type TrussReportTexts = ReportTexts<TrussReportWords>;
