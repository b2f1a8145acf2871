import { parseTruss, type TrussCase } from '@eecs/solver-core/truss';
import {
  createTrussReport,
  getTrussReportWords,
  SOLVED_BY,
  solveTrussForReport,
  type TrussReportOptions,
  USUAL_TRUSS_PARTS,
  writeDocx,
} from '@eecs/ui-truss/report';
import type { TrussReportWish } from '../schemas/reportRequest.ts';
import { solveTrussTask } from '../solving/truss/solveTrussTask.ts';
import { toReportOptions } from './toReportOptions.ts';
import type { ReportOutcome, ReportTask } from './writeReport.ts';

/**
 * Writes a report on a truss as the editor does: solved anew, with all that it tells. Of a truss that cannot be solved it
 * tells what is given, and that there are no results; what is no truss document is refused as by a solve.
 */
export function writeTrussReport({ document, wish, locale }: ReportTask<'truss'>): ReportOutcome<'truss'> {
  const parsed = parseTruss(document);
  if (!parsed.ok) return refuse(document);
  const report = createTrussReport(parsed.document, {
    answer: solveTrussForReport(parsed.document),
    options: toOptions(wish, parsed.document),
    words: getTrussReportWords(locale),
  });
  return { kind: 'written', title: report.title, file: writeDocx(report).slice() };
}

function refuse(document: unknown): ReportOutcome<'truss'> {
  const outcome = solveTrussTask({ kind: 'truss', document, options: { include: [], mohr: [] } });
  if (outcome.kind !== 'refused')
    throw new Error('`writeTrussReport` cannot read a document that was solved');
  return outcome;
}

function toOptions(wish: TrussReportWish, document: TrussCase): TrussReportOptions {
  return {
    parts: USUAL_TRUSS_PARTS,
    ...wish,
    ...toReportOptions(wish, document),
    version: SOLVED_BY,
  };
}
