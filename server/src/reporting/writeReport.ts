import { parseCase } from '@eecs/solver-core';
import { parseFrame } from '@eecs/solver-core/frame';
import { parseTruss } from '@eecs/solver-core/truss';
import { createReport, getReportWords, SOLVED_BY, solveForReport, USUAL_PARTS } from '@eecs/ui-beam/report';
import {
  createFrameReport,
  getFrameReportWords,
  solveFrameForReport,
  USUAL_FRAME_PARTS,
} from '@eecs/ui-frame/report';
import {
  createTrussReport,
  getTrussReportWords,
  solveTrussForReport,
  USUAL_TRUSS_PARTS,
} from '@eecs/ui-truss/report';
import type { StructureKind } from '../kinds/structures.ts';
import { solveBeamTask } from '../solving/beam/solveBeamTask.ts';
import { solveFrameTask } from '../solving/frame/solveFrameTask.ts';
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
  frame: createKindWriter({
    parse: parseFrame,
    solve: solveFrameForReport,
    getWords: getFrameReportWords,
    create: (document, { wish, common, ...rest }) =>
      createFrameReport(document, { ...rest, options: { parts: USUAL_FRAME_PARTS, ...wish, ...common } }),
    solvedBy: SOLVED_BY,
    refuse: (document) => solveFrameTask({ kind: 'frame', document, options: { include: [] } }),
  }),
};

/** Writes a report on a structure of any kind as its editor does. */
export function writeReport<K extends StructureKind>(task: ReportTask<K>): ReportOutcome<K> {
  const write: (each: ReportTask<K>) => ReportOutcome<K> = WRITERS[task.kind];
  return write(task);
}
