import type { BeamCase, RefusedBeam, SolvedBeam } from '@eecs/solver-core';
import { type CaseTeller, createCaseTeller } from '@eecs/ui-kit/report';
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
export interface Teller extends CaseTeller<BeamReportTypes> {
  /** The names of the supports on the drawing. */
  readonly names: readonly string[];
}

/** Creates the input that the parts of a report are written from. */
export function createTeller(document: BeamCase, of: Pick<Teller, 'answer' | 'options' | 'words'>): Teller {
  return {
    ...createCaseTeller<BeamReportTypes>(document, of, findRefusal),
    names: nameSupports(document.supports).map(({ mark }) => mark),
  };
}
