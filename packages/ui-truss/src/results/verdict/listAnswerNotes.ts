import { type SolvedTruss, type TrussCase, listUnfactored } from '@eecs/solver-core/truss';
import { listOddFactors } from '@eecs/solver-core/rules';
import {
  type TrussWriter,
  describeFailure,
  describeOddFactors,
  describeUnfactoredTruss,
} from '@eecs/solver-core/texts';

/** Lists what was mended on reading the truss and what the reader has to know of its result, each once. */
export function listAnswerNotes(
  document: TrussCase,
  { corrections }: Pick<SolvedTruss, 'corrections'>,
  writer: TrussWriter,
): readonly string[] {
  return [
    ...new Set([
      ...corrections.map((correction) => describeFailure(correction, writer)),
      ...listOddFactors(document).flatMap((set) => describeOddFactors(set, writer)),
      ...listUnfactored(document).flatMap((set) => describeUnfactoredTruss(set, writer)),
    ]),
  ];
}
