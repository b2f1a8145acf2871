import { type BeamCase, type SolvedBeam, caseHash } from '@eecs/solver-core';
import { composeReport, head, type Report, type ReportBlock } from '@eecs/ui-kit/report';
import type { ReportOptions, ReportPart } from './reportOptions.ts';
import { type Teller, createTeller } from './beamTeller.ts';
import { tellCombinations } from './tellCombinations.ts';
import { tellConstants } from './tellConstants.ts';
import { tellConventions } from './tellConventions.ts';
import { tellDiagrams, tellDrawing } from './tellDrawing.ts';
import { tellExtremes } from './tellExtremes.ts';
import { tellGeometry } from './tellGeometry.ts';
import { tellHand } from './tellHand.ts';
import { tellCode } from './tellCode.ts';
import { tellLimits } from './tellLimits.ts';
import { tellLoads } from './tellLoads.ts';
import { tellProofs } from './tellProofs.ts';
import { tellReactions } from './tellReactions.ts';
import { tellRefusal } from './tellRefusal.ts';
import { tellStresses } from './tellStresses.ts';
import { tellValues } from './tellValues.ts';
import type { ReportWords } from './words.ts';

const TELL: Readonly<Record<ReportPart, (teller: Teller) => readonly ReportBlock[]>> = {
  conventions: tellConventions,
  inputs: (teller) => [
    head(teller.t('part.inputs'), 2),
    ...tellGeometry(teller),
    ...tellLoads(teller),
    ...tellConstants(teller),
  ],
  drawing: tellDrawing,
  diagrams: tellDiagrams,
  extremes: (teller) => [...tellExtremes(teller), ...tellCombinations(teller)],
  stresses: (teller) => [...tellStresses(teller), ...tellLimits(teller), ...tellCode(teller)],
  reactions: tellReactions,
  values: tellValues,
  hand: (teller) => [...tellHand(teller), ...tellProofs(teller)],
};

/**
 * Makes the report on a beam: title block, conventions, what is given, drawing, results in the parts that are wanted,
 * as a tree that a view draws and `writeDocx` writes.
 *
 * `answer` is what `solveForReport` gives for the document; null for a beam that cannot be solved, of which only what
 * is given is reported. Numbers are in the document's own system of units and in the language of `words`.
 */
export function createReport(
  document: BeamCase,
  of: { readonly answer: SolvedBeam | null; readonly options: ReportOptions; readonly words: ReportWords },
): Report {
  const { answer, options, words } = of;
  const teller = createTeller(document, of);
  return composeReport(document, {
    hash: answer?.hash ?? caseHash(document),
    words,
    options,
    isSolved: answer !== null,
    remarks: answer === null ? tellRefusal(teller) : [],
    tell: (part) => TELL[part](teller),
  });
}
