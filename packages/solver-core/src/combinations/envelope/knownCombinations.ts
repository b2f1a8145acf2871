import type { Combination } from '../combinations.ts';

/** A combination whose factors may lie in a buffer that is filled again. */
export interface FoundCombination extends Omit<Combination, 'factors'> {
  readonly factors: ArrayLike<number>;
}

/** Different combinations in the order in which they were found. */
export interface KnownCombinations {
  readonly list: readonly Combination[];
  /** Returns the index of a combination, and adds a copy of it if it is new. */
  readonly indexOf: (combination: FoundCombination) => number;
}

/** Creates an empty list of combinations. They are looked up by a number computed from their factors. */
export function createKnownCombinations(): KnownCombinations {
  const list: Combination[] = [];
  const byNumber = new Map<number, number[]>();
  return {
    list,
    indexOf: (combination) => {
      const { label, leading, factors } = combination;
      let number = leading ?? -1;
      for (let k = 0; k < factors.length; k++) number += factors[k]! * weightOf(k);
      const alike = byNumber.get(number);
      const found = alike?.find((index) => isSame(list[index]!, combination));
      if (found !== undefined) return found;
      const index = list.push({ label, leading, factors: Array.from(factors) }) - 1;
      if (alike === undefined) byNumber.set(number, [index]);
      else alike.push(index);
      return index;
    },
  };
}

/** Weights of the factors in that number: they differ, and small ones keep all digits of the sum. */
const WEIGHTS = Array.from({ length: 64 }, (_, k) => 1 + ((k * 0.6180339887498949) % 1));

const weightOf = (k: number): number => WEIGHTS[k & 63]! + (k >> 6) * 0.0137;

function isSame(a: FoundCombination, b: FoundCombination): boolean {
  if (a.label !== b.label || a.leading !== b.leading) return false;
  for (let k = 0; k < a.factors.length; k++) if (a.factors[k] !== b.factors[k]) return false;
  return true;
}
