import { type BeamCase, parseCase } from '@eecs/solver-core';
import {
  createReport,
  getReportWords,
  type ReportOptions,
  SOLVED_BY,
  solveForReport,
  USUAL_PARTS,
  writeDocx,
} from '@eecs/ui-beam/report';
import type { BeamReportWish } from '../schemas/reportRequest.ts';
import { solveBeamTask } from '../solving/beam/solveBeamTask.ts';
import { toReportOptions } from './toReportOptions.ts';
import type { ReportOutcome, ReportTask } from './writeReport.ts';

/**
 * Writes a report on a beam as the editor does: solved anew, with all that it tells. Of a beam that cannot be solved it
 * tells what is given, and that there are no results; what is no beam document is refused as by a solve.
 */
export function writeBeamReport({ document, wish, locale }: ReportTask<'msb'>): ReportOutcome<'msb'> {
  const parsed = parseCase(document);
  if (!parsed.ok) return refuse(document);
  const report = createReport(parsed.document, {
    answer: solveForReport(parsed.document),
    options: toOptions(wish, parsed.document),
    words: getReportWords(locale),
  });
  return { kind: 'written', title: report.title, file: writeDocx(report).slice() };
}

function refuse(document: unknown): ReportOutcome<'msb'> {
  const outcome = solveBeamTask({ kind: 'msb', document, options: { include: [], mohr: null } });
  if (outcome.kind !== 'refused') throw new Error('`writeBeamReport` cannot read a document that was solved');
  return outcome;
}

function toOptions(wish: BeamReportWish, document: BeamCase): ReportOptions {
  return {
    parts: USUAL_PARTS,
    ...wish,
    ...toReportOptions(wish, document),
    version: SOLVED_BY,
  };
}
