import { listOddFactors } from '@eecs/solver-core/rules';
import { describeOddFactors } from '@eecs/solver-core/texts';
import type { Reader } from './reader.ts';

type Sets = Parameters<typeof listOddFactors>[0]['caseSets'];

/** Describes for a solved document, as it was sent, which factors are not used and where self-weight acts upwards. */
export function describeOdd(
  { caseSets }: Readonly<Record<string, unknown>>,
  reader: Reader,
): readonly string[] {
  if (!Array.isArray(caseSets)) return [];
  return listOddFactors({ caseSets: caseSets as Sets }).flatMap((set) => describeOddFactors(set, reader));
}
