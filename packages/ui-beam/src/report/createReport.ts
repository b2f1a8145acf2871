import { type BeamCase, type SolvedBeam, caseHash } from '@eecs/solver-core';
import { type Report, type ReportSources, createReportMaker, head } from '@eecs/ui-kit/report';
import type { ReportOptions } from './reportOptions.ts';
import { createBeamReportContext } from './beamReportContext.ts';
import { describeCombinations } from './describeCombinations.ts';
import { describeBeamConstants } from './describeBeamConstants.ts';
import { describeConventions } from './describeConventions.ts';
import { describeDiagrams, describeDrawing } from './describeDrawing.ts';
import { describeExtremes } from './describeExtremes.ts';
import { describeGeometry } from './describeGeometry.ts';
import { describeHand } from './describeHand.ts';
import { describeCode } from './describeCode.ts';
import { describeLimits } from './describeLimits.ts';
import { describeLoads } from './describeLoads.ts';
import { describeProofs } from './describeProofs.ts';
import { describeReactions } from './describeReactions.ts';
import { describeRefusal } from './describeRefusal.ts';
import { describeStresses } from './describeStresses.ts';
import { describeValues } from './describeValues.ts';
import type { ReportWords } from './words.ts';

/**
 * Creates the report on a beam: title block, conventions, input data, drawing and the requested results, as a tree that
 * a view draws and `writeDocx` writes.
 *
 * `answer` is the result of `solveForReport` for the document; null for a beam that cannot be solved, whose report
 * contains only the input data. Numbers are in the document's own unit system and in the language of `words`.
 */
export const createReport: (
  document: BeamCase,
  of: ReportSources<SolvedBeam, ReportOptions, ReportWords>,
) => Report = createReportMaker({
  createContext: createBeamReportContext,
  hash: caseHash,
  parts: {
    conventions: describeConventions,
    inputs: (context) => [
      head(context.t('part.inputs'), 2),
      ...describeGeometry(context),
      ...describeLoads(context),
      ...describeBeamConstants(context),
    ],
    drawing: describeDrawing,
    diagrams: describeDiagrams,
    extremes: (context) => [...describeExtremes(context), ...describeCombinations(context)],
    stresses: (context) => [
      ...describeStresses(context),
      ...describeLimits(context),
      ...describeCode(context),
    ],
    reactions: describeReactions,
    values: describeValues,
    hand: (context) => [...describeHand(context), ...describeProofs(context)],
  },
  describeRefusal,
});
