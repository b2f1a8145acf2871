import { type BeamCase, displayUnit, parseCase } from '@eecs/solver-core';
import {
  createReport,
  getReportWords,
  type ReportOptions,
  SOLVED_BY,
  solveForReport,
  USUAL_PARTS,
  writeDocx,
} from '@eecs/ui-beam/report';
import type { ReportWish } from '../schemas/reportRequest.ts';
import type { BeamOutcome } from '../solving/beam/beamTask.ts';
import { solveBeamTask } from '../solving/beam/solveBeamTask.ts';
import type { Locale } from '../words/locale.ts';

/** A report that somebody wants: of a document that nobody has checked. */
export interface ReportTask {
  readonly document: unknown;
  readonly wish: ReportWish;
  readonly locale: Locale;
}

/** The file, or why there is none. */
export type ReportOutcome =
  | { readonly kind: 'written'; readonly title: string; readonly file: Uint8Array<ArrayBuffer> }
  | Extract<BeamOutcome, { kind: 'refused' }>;

/**
 * Writes a report on a beam as the editor does: solved anew, with all that it tells. Of a beam that cannot be solved it
 * tells what is given, and that there are no results; what is no beam document is refused as by a solve.
 */
export function writeReport({ document, wish, locale }: ReportTask): ReportOutcome {
  const parsed = parseCase(document);
  if (!parsed.ok) return refuse(document);
  const report = createReport(parsed.document, {
    answer: solveForReport(parsed.document),
    options: toOptions(wish, parsed.document),
    words: getReportWords(locale),
  });
  return { kind: 'written', title: report.title, file: writeDocx(report).slice() };
}

function refuse(document: unknown): ReportOutcome {
  const outcome = solveBeamTask({ kind: 'msb', document, options: { include: [], mohr: null } });
  if (outcome.kind !== 'refused') throw new Error('`writeReport` cannot read a document that was solved');
  return outcome;
}

function toOptions(
  { logo, units = {}, handSet = 0, ...wish }: ReportWish,
  { caseSets }: BeamCase,
): ReportOptions {
  return {
    parts: USUAL_PARTS,
    paper: 'A4',
    project: '',
    author: '',
    date: '',
    ...wish,
    handSet: Math.min(handSet, Math.max(0, caseSets.length - 1)),
    logo: logo === undefined ? null : { ...logo, bytes: Buffer.from(logo.data, 'base64') },
    unitOf: (quantity, system) => units[quantity] ?? displayUnit(quantity, system),
    version: SOLVED_BY,
  };
}
