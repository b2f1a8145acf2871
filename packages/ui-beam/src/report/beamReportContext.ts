import type { BeamCase, RefusedBeam, SolvedBeam } from '@eecs/solver-core';
import { type ReportContext, createReportContext } from '@eecs/ui-kit/report';
import { nameSupports } from '../naming/nameSupports.ts';
import type { ReportOptions } from './reportOptions.ts';
import { findRefusal } from './solveForReport.ts';
import type { ReportWords } from './words.ts';

interface BeamReportTypes {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
  readonly refused: RefusedBeam;
  readonly options: ReportOptions;
  readonly words: ReportWords;
}

/** The input of every part of a report. */
export interface BeamReportContext extends ReportContext<BeamReportTypes> {
  /** The names of the supports on the drawing. */
  readonly names: readonly string[];
}

/** Creates the input of the parts of a report. */
export function createBeamReportContext(
  document: BeamCase,
  of: Pick<BeamReportContext, 'answer' | 'options' | 'words'>,
): BeamReportContext {
  return {
    ...createReportContext<BeamReportTypes>(document, of, findRefusal),
    names: nameSupports(document.supports).map(({ mark }) => mark),
  };
}
