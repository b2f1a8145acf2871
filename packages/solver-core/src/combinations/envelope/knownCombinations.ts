import type { Combination } from '../combinations.ts';

/** A combination whose factors may be in a buffer that is overwritten later. */
export interface FoundCombination extends Omit<Combination, 'factors'> {
  readonly factors: ArrayLike<number>;
}

/** Distinct combinations in the order in which they were found. */
export interface KnownCombinations {
  readonly list: readonly Combination[];
  /** Returns the index of a combination, and adds a copy of it if it is new. */
  readonly indexOf: (combination: FoundCombination) => number;
}

/** Creates an empty list of combinations. They are looked up by a number computed from their factors. */
export function createKnownCombinations(): KnownCombinations {
  const list: Combination[] = [];
  const byNumber = new Map<number, number[]>();
  let weights = new Float64Array(0);
  return {
    list,
    indexOf: (combination) => {
      const { label, leading, factors } = combination;
      if (weights.length < factors.length) weights = Float64Array.from(factors, (_, k) => weightOf(k));
      let number = leading ?? -1;
      for (let k = 0; k < factors.length; k++) number += factors[k]! * weights[k]!;
      const alike = byNumber.get(number);
      const found = alike?.find((index) => isSame(list[index]!, combination));
      if (found !== undefined) return found;
      const own = new Array<number>(factors.length);
      for (let k = 0; k < own.length; k++) own[k] = factors[k]!;
      const index = list.push({ label, leading, factors: own }) - 1;
      if (alike === undefined) byNumber.set(number, [index]);
      else alike.push(index);
      return index;
    },
  };
}

/**
 * Returns the weight of a factor in that number; weights differ, and they are small enough that the sum retains all
 * digits.
 */
const weightOf = (k: number): number => 1 + ((k * 0.6180339887498949) % 1);

function isSame(a: FoundCombination, b: FoundCombination): boolean {
  if (a.label !== b.label || a.leading !== b.leading) return false;
  for (let k = 0; k < a.factors.length; k++) if (a.factors[k] !== b.factors[k]) return false;
  return true;
}
