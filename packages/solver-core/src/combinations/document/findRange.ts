import type { Combinations } from '../combinations.ts';
import { findGoverning } from '../findGoverning.ts';
import type { GoverningValue, Range } from './governingValue.ts';
import type { CombinationList } from './namedCombinations.ts';

/**
 * Finds the greatest and the least value of a quantity with one number for each source. Combinations that govern it are
 * added to `named`.
 */
export function findRange(
  combinations: Combinations,
  effects: readonly number[],
  named: Pick<CombinationList, 'indexOf'>,
): Range<GoverningValue> {
  const find = (kind: 'max' | 'min'): GoverningValue => {
    const governing = findGoverning(combinations, effects, kind);
    return { value: governing.value, combination: named.indexOf(governing), effects };
  };
  return { max: find('max'), min: find('min') };
}
