import { type SolvedTruss, type TrussCase, listUnfactored } from '@eecs/solver-core/truss';
import { listOddFactors } from '@eecs/solver-core/rules';
import {
  type TrussWriter,
  describeFailure,
  describeOddFactors,
  describeUnfactoredTruss,
} from '@eecs/solver-core/texts';

/** Lists each correction made while reading the truss and each note about its result, without duplicates. */
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

/** Notes that warn that the numbers of the answer are unreliable. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'correction.checks',
  'correction.linksOverlap',
  'correction.largeDisplacement',
  'correction.eulerLoad',
]);

/** Lists those notes that warn that the numbers of the answer are unreliable. */
export function listDoubts(
  { corrections }: Pick<SolvedTruss, 'corrections'>,
  writer: TrussWriter,
): ReadonlySet<string> {
  const doubtful = corrections.filter(({ code }) => DOUBTFUL.has(code));
  return new Set(doubtful.map((correction) => describeFailure(correction, writer)));
}
