import { describeFailure } from '@eecs/solver-core/texts';
import { type FrameCase, type SolvedFrame, frameHash } from '@eecs/solver-core/frame';
import { type Report, type ReportBlock, composeReport, head, say } from '@eecs/ui-kit/report';
import { drawStructure } from './drawFrame.ts';
import { type FrameTeller, createFrameTeller } from './frameTeller.ts';
import type { FrameReportOptions, FrameReportPart } from './reportOptions.ts';
import { tellDisplacements } from './tellDisplacements.ts';
import { tellHand } from './tellHand.ts';
import { tellForces, tellGoverning } from './tellForces.ts';
import { tellConventions, tellInputs } from './tellInputs.ts';
import { tellDiagrams } from './tellDiagrams.ts';
import { tellReactions } from './tellReactions.ts';
import { tellBuckling, tellFrequencies } from './tellStability.ts';
import type { FrameReportWords } from './words.ts';

const TELL: Readonly<Record<FrameReportPart, (teller: FrameTeller) => readonly ReportBlock[]>> = {
  conventions: tellConventions,
  inputs: tellInputs,
  drawing: (teller) => [
    head(teller.t('part.drawing'), 2),
    { kind: 'figure', figure: drawStructure(teller), label: teller.t('figure.frame') },
  ],
  governing: tellGoverning,
  diagrams: tellDiagrams,
  forces: tellForces,
  reactions: tellReactions,
  displacements: tellDisplacements,
  buckling: tellBuckling,
  frequencies: tellFrequencies,
  hand: tellHand,
};

/** Corrections that say that the numbers are not to be relied on. */
const DOUBTFUL: ReadonlySet<string> = new Set(['correction.checks']);

/**
 * Makes the report on a frame: title block, conventions, what is given, drawing, diagrams and results in the parts that
 * are wanted, as a tree that a view draws and `writeDocx` writes.
 *
 * `answer` is what `solveFrameForReport` gives for the document; null for a frame that cannot be solved, of which only
 * what is given is reported. Numbers are in the document's own system of units and in the language of `words`.
 */
export function createFrameReport(
  document: FrameCase,
  of: {
    readonly answer: SolvedFrame | null;
    readonly options: FrameReportOptions;
    readonly words: FrameReportWords;
  },
): Report {
  const { answer, options, words } = of;
  const teller = createFrameTeller(document, of);
  return composeReport(document, {
    hash: answer?.hash ?? frameHash(document),
    words,
    options,
    isSolved: answer !== null,
    remarks: answer === null ? tellRefusal(teller) : tellCorrections(answer, teller),
    tell: (part) => TELL[part](teller),
  });
}

/** Writes why a frame cannot be solved, each reason with its place and its cure. */
function tellRefusal({ refusal, writer }: FrameTeller): ReportBlock[] {
  const texts = new Set((refusal?.failures ?? []).map((failure) => describeFailure(failure, writer)));
  return [...texts].map((text) => say(text, 'warning'));
}

/** Writes what was corrected on reading; that a check failed is a warning. */
function tellCorrections({ corrections }: SolvedFrame, { writer }: FrameTeller): ReportBlock[] {
  return corrections.map((correction) =>
    say(describeFailure(correction, writer), DOUBTFUL.has(correction.code) ? 'warning' : 'note'),
  );
}
