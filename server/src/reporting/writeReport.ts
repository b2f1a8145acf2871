import { parseCase } from '@eecs/solver-core';
import { parseTruss } from '@eecs/solver-core/truss';
import { createReport, getReportWords, SOLVED_BY, solveForReport, USUAL_PARTS } from '@eecs/ui-beam/report';
import {
  createTrussReport,
  getTrussReportWords,
  solveTrussForReport,
  USUAL_TRUSS_PARTS,
} from '@eecs/ui-truss/report';
import type { StructureKind } from '../kinds/structures.ts';
import { solveBeamTask } from '../solving/beam/solveBeamTask.ts';
import { solveTrussTask } from '../solving/truss/solveTrussTask.ts';
import { createKindWriter } from './kindWriter.ts';
import type { ReportOutcome, ReportTask } from './reportTask.ts';

/** The writers of reports, one for each kind of structure. */
const WRITERS: { readonly [K in StructureKind]: (task: ReportTask<K>) => ReportOutcome<K> } = {
  msb: createKindWriter({
    parse: parseCase,
    solve: solveForReport,
    getWords: getReportWords,
    create: (document, { wish, common, ...rest }) =>
      createReport(document, { ...rest, options: { parts: USUAL_PARTS, ...wish, ...common } }),
    solvedBy: SOLVED_BY,
    refuse: (document) => solveBeamTask({ kind: 'msb', document, options: { include: [], mohr: null } }),
  }),
  truss: createKindWriter({
    parse: parseTruss,
    solve: solveTrussForReport,
    getWords: getTrussReportWords,
    create: (document, { wish, common, ...rest }) =>
      createTrussReport(document, { ...rest, options: { parts: USUAL_TRUSS_PARTS, ...wish, ...common } }),
    solvedBy: SOLVED_BY,
    refuse: (document) => solveTrussTask({ kind: 'truss', document, options: { include: [], mohr: [] } }),
  }),
};

/** Writes a report on a structure of any kind as its editor does. */
export function writeReport<K extends StructureKind>(task: ReportTask<K>): ReportOutcome<K> {
  const write: (each: ReportTask<K>) => ReportOutcome<K> = WRITERS[task.kind];
  return write(task);
}
