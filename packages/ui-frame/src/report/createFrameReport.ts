import { describeFailure } from '@eecs/solver-core/texts';
import { type FrameCase, type SolvedFrame, frameHash } from '@eecs/solver-core/frame';
import {
  type Report,
  type ReportBlock,
  type ReportSources,
  createReportMaker,
  head,
  textBlock,
} from '@eecs/ui-kit/report';
import { drawStructure } from './drawFrame.ts';
import { type FrameReportContext, createFrameReportContext } from './frameReportContext.ts';
import type { FrameReportOptions } from './reportOptions.ts';
import { describeCombinations } from './describeCombinations.ts';
import { describeDisplacements } from './describeDisplacements.ts';
import { describeHand } from './describeHand.ts';
import { describeForces, describeGoverning } from './describeForces.ts';
import { describeConventions, describeInputs } from './describeInputs.ts';
import { describeDiagrams } from './describeDiagrams.ts';
import { describeReactions } from './describeReactions.ts';
import { describeBuckling, describeFrequencies } from './describeStability.ts';
import type { FrameReportWords } from './words.ts';

/** Corrections which mean that the numbers are not reliable. */
const DOUBTFUL: ReadonlySet<string> = new Set(['correction.checks']);

/**
 * Creates the report on a frame: title block, conventions, given data, drawing, diagrams and results in the requested
 * parts, as a tree that a view renders and `writeDocx` writes.
 *
 * `answer` is the result of `solveFrameForReport` for the document; null for a frame that cannot be solved, whose
 * report contains only the given data. Numbers are in the document's unit system and in the language of `words`.
 */
export const createFrameReport: (
  document: FrameCase,
  of: ReportSources<SolvedFrame, FrameReportOptions, FrameReportWords>,
) => Report = createReportMaker({
  createContext: createFrameReportContext,
  hash: frameHash,
  parts: {
    conventions: describeConventions,
    inputs: describeInputs,
    drawing: (context) => [
      head(context.t('part.drawing'), 2),
      { kind: 'figure', figure: drawStructure(context), label: context.t('figure.frame') },
    ],
    governing: (context) => [...describeGoverning(context), ...describeCombinations(context)],
    diagrams: describeDiagrams,
    forces: describeForces,
    reactions: describeReactions,
    displacements: describeDisplacements,
    buckling: describeBuckling,
    frequencies: describeFrequencies,
    hand: describeHand,
  },
  describeRefusal,
  describeRemarks: describeCorrections,
});

/** Writes why a frame cannot be solved, each reason with its place and its fix. */
function describeRefusal({ refusal, writer }: FrameReportContext): ReportBlock[] {
  const texts = new Set((refusal?.failures ?? []).map((failure) => describeFailure(failure, writer)));
  return [...texts].map((text) => textBlock(text, 'warning'));
}

/** Writes what was corrected on reading; a failed check is a warning. */
function describeCorrections({ corrections }: SolvedFrame, { writer }: FrameReportContext): ReportBlock[] {
  return corrections.map((correction) =>
    textBlock(describeFailure(correction, writer), DOUBTFUL.has(correction.code) ? 'warning' : 'note'),
  );
}
