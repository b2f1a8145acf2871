import type { Language, Messages } from '@eecs/solver-core/texts';
import type { Locale, MessageKey } from '@eecs/ui-kit/layout';
import {
  type ReportText,
  type SharedReportText,
  createReportText,
  getSharedReportText,
} from '@eecs/ui-kit/report';
import type { SheetText } from '../files/sheetMessages.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import type { ResultsText } from '../messages/resultsMessages.ts';
import type { RodText } from '../results/rods/rodMessages.ts';
import type source from './messages/en-US.json';

/** The texts of a report on a truss, in one language. */
export interface TrussReportWords {
  readonly locale: Locale;
  readonly t: ReportText<MessageKey<typeof source>>;
  /** The texts that reports of every kind have. */
  readonly shared: SharedReportText;
  readonly tEditor: LaterText;
  readonly tSheet: SheetText;
  readonly tResults: ResultsText;
  readonly tRods: RodText;
  /** The texts of corrections and notes, which belong to the solver. */
  readonly language: Language;
}

/** The texts of one language of a report on a truss. */
export interface TrussReportTexts {
  readonly report: Messages;
  readonly editor: Messages;
  readonly sheet: Messages;
  readonly results: Messages;
  readonly rods: Messages;
  readonly failures: Language;
}

/** Creates the texts of a report from those of a language. */
export function createTrussReportWords(locale: Locale, texts: TrussReportTexts): TrussReportWords {
  return {
    locale,
    t: createReportText(locale, texts.report),
    shared: getSharedReportText(locale),
    tEditor: createReportText(locale, texts.editor),
    tSheet: createReportText(locale, texts.sheet),
    tResults: createReportText(locale, texts.results),
    tRods: createReportText(locale, texts.rods),
    language: texts.failures,
  };
}
