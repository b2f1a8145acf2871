import { describeFailure } from '@eecs/solver-core/texts';
import { type SolvedTruss, type TrussCase, trussHash } from '@eecs/solver-core/truss';
import {
  type Report,
  type ReportBlock,
  type ReportSources,
  createReportMaker,
  head,
  textBlock,
} from '@eecs/ui-kit/report';
import { listAnswerNotes, listDoubts } from '../results/verdict/listAnswerNotes.ts';
import { drawStructure } from './drawTruss.ts';
import type { TrussReportOptions } from './reportOptions.ts';
import { describeCombinations } from './describeCombinations.ts';
import { describeJoints, describeSection } from './describeHand.ts';
import { describeConventions, describeInputs } from './describeInputs.ts';
import { describeRods } from './describeRods.ts';
import {
  describeDisplacements,
  describeForces,
  describeGoverning,
  describeReactions,
  describeUtilisations,
} from './describeResults.ts';
import { type TrussReportContext, createTrussReportContext } from './trussReportContext.ts';
import type { TrussReportWords } from './words.ts';

/**
 * Creates the report on a truss: title block, conventions, input data, drawing, results and hand calculations, limited
 * to the requested parts, as a tree that a view draws and `writeDocx` writes. `answer` is the result of
 * `solveTrussForReport` for the document; null for a truss that cannot be solved, whose report contains only the input
 * data. Numbers are in the document's own unit system and in the language of `words`.
 */
export const createTrussReport: (
  document: TrussCase,
  of: ReportSources<SolvedTruss, TrussReportOptions, TrussReportWords>,
) => Report = createReportMaker({
  createContext: createTrussReportContext,
  hash: trussHash,
  parts: {
    conventions: describeConventions,
    inputs: describeInputs,
    drawing: (context) => [
      head(context.t('part.drawing'), 2),
      { kind: 'figure', figure: drawStructure(context), label: context.t('figure.truss') },
    ],
    governing: (context) => [...describeGoverning(context), ...describeCombinations(context)],
    forces: describeForces,
    utilisation: (context) => [...describeUtilisations(context), ...describeRods(context)],
    reactions: describeReactions,
    displacements: describeDisplacements,
    joints: describeJoints,
    section: describeSection,
  },
  describeRefusal,
  describeRemarks: describeAnswerNotes,
});

/** Writes why a truss cannot be solved, each reason with its place and its fix. */
function describeRefusal({ refusal, writer }: TrussReportContext): ReportBlock[] {
  return (refusal?.failures ?? []).map((failure) => textBlock(describeFailure(failure, writer), 'warning'));
}

/** Writes corrections and notes; a note that the results do not apply to the real truss is a warning. */
function describeAnswerNotes(answer: SolvedTruss, { document, writer }: TrussReportContext): ReportBlock[] {
  const doubts = listDoubts(answer, writer);
  return listAnswerNotes(document, answer, writer).map((text) =>
    textBlock(text, doubts.has(text) ? 'warning' : 'note'),
  );
}
