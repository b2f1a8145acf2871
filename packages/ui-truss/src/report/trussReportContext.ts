import { type TrussWriter, describeUtilisation } from '@eecs/solver-core/texts';
import type { RefusedTruss, SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { type ReportContext, createReportContext } from '@eecs/ui-kit/report';
import { createTrussWriter } from '../results/verdict/createTrussWriter.ts';
import type { PrintWords } from './inputTables.ts';
import type { TrussReportOptions } from './reportOptions.ts';
import { findTrussRefusal } from './solveTrussForReport.ts';
import type { TrussReportWords } from './words.ts';

interface TrussReportTypes {
  readonly document: TrussCase;
  readonly answer: SolvedTruss;
  readonly refused: RefusedTruss;
  readonly options: TrussReportOptions;
  readonly words: TrussReportWords;
}

/** The input of every part of a report on a truss. */
export interface TrussReportContext extends ReportContext<TrussReportTypes> {
  /** The writer of notes. */
  readonly writer: TrussWriter;
  /** The writer of tables. */
  readonly print: PrintWords;
}

/** Creates the input of the parts of a report. */
export function createTrussReportContext(
  document: TrussCase,
  of: Pick<TrussReportContext, 'answer' | 'options' | 'words'>,
): TrussReportContext {
  const { words } = of;
  const common = createReportContext<TrussReportTypes>(document, of, findTrussRefusal);
  const writer = createTrussWriter(document, words.language, common.format);
  return {
    ...common,
    writer,
    print: {
      t: words.tEditor,
      tSheet: words.tSheet,
      format: common.format,
      locale: words.locale,
      utilisation: describeUtilisation(writer),
    },
  };
}
