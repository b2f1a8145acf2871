import { type TrussWriter, describeFailure } from '@eecs/solver-core/texts';
import { type SolvedTruss, type TrussCase, trussHash } from '@eecs/solver-core/truss';
import { type Report, type ReportBlock, composeReport, head, say } from '@eecs/ui-kit/report';
import { listAnswerNotes, listDoubts } from '../results/verdict/listAnswerNotes.ts';
import { drawStructure } from './drawTruss.ts';
import type { TrussReportOptions, TrussReportPart } from './reportOptions.ts';
import { tellCombinations } from './tellCombinations.ts';
import { tellJoints, tellSection } from './tellHand.ts';
import { tellConventions, tellInputs } from './tellInputs.ts';
import { tellRods } from './tellRods.ts';
import {
  tellDisplacements,
  tellForces,
  tellGoverning,
  tellReactions,
  tellUtilisation,
} from './tellResults.ts';
import { type TrussTeller, createTrussTeller } from './trussTeller.ts';
import type { TrussReportWords } from './words.ts';

const TELL: Readonly<Record<TrussReportPart, (teller: TrussTeller) => readonly ReportBlock[]>> = {
  conventions: tellConventions,
  inputs: tellInputs,
  drawing: (teller) => [
    head(teller.t('part.drawing'), 2),
    { kind: 'figure', figure: drawStructure(teller), label: teller.t('figure.truss') },
  ],
  governing: (teller) => [...tellGoverning(teller), ...tellCombinations(teller)],
  forces: tellForces,
  utilisation: (teller) => [...tellUtilisation(teller), ...tellRods(teller)],
  reactions: tellReactions,
  displacements: tellDisplacements,
  joints: tellJoints,
  section: tellSection,
};

/**
 * Makes the report on a truss: title block, conventions, what is given, drawing, results and calculations by hand in
 * the parts that are wanted, as a tree that a view draws and `writeDocx` writes.
 *
 * `answer` is what `solveTrussForReport` gives for the document; null for a truss that cannot be solved, of which only
 * what is given is reported. Numbers are in the document's own system of units and in the language of `words`.
 */
export function createTrussReport(
  document: TrussCase,
  of: {
    readonly answer: SolvedTruss | null;
    readonly options: TrussReportOptions;
    readonly words: TrussReportWords;
  },
): Report {
  const { answer, options, words } = of;
  const teller = createTrussTeller(document, of);
  return composeReport(document, {
    hash: answer?.hash ?? trussHash(document),
    words,
    options,
    isSolved: answer !== null,
    remarks: answer === null ? tellRefusal(teller) : tellAnswerNotes(document, answer, teller.writer),
    tell: (part) => TELL[part](teller),
  });
}

/** Writes why a truss cannot be solved, each reason with its place and its cure. */
function tellRefusal({ refusal, writer }: TrussTeller): ReportBlock[] {
  return (refusal?.failures ?? []).map((failure) => say(describeFailure(failure, writer), 'warning'));
}

/** Writes corrections and notes; a note that the numbers are not those of the real truss is a warning. */
function tellAnswerNotes(document: TrussCase, answer: SolvedTruss, writer: TrussWriter): ReportBlock[] {
  const doubts = listDoubts(answer, writer);
  return listAnswerNotes(document, answer, writer).map((text) =>
    say(text, doubts.has(text) ? 'warning' : 'note'),
  );
}
