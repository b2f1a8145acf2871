import { HAND_SUM, HAND_ZERO } from '../../linalg/tolerance.ts';

/** Adds up terms; what is nothing by the accuracy of the sum is 0. */
export function addUp(terms: readonly number[]): number {
  const total = terms.reduce((sum, term) => sum + term, 0);
  const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
  return Math.abs(total) <= HAND_SUM * size ? 0 : total;
}

/** Gives a value, or 0 where it is nothing beside the greatest of its kind. */
export function orNothing(value: number, greatest: number): number {
  return Math.abs(value) <= HAND_ZERO * greatest ? 0 : value;
}

/** The value of a polynomial at s; what is nothing by the accuracy of its terms is 0. */
export function evaluateAt(c: readonly number[], s: number): number {
  return addUp(c.map((value, k) => value * s ** k));
}

/**
 * Gives a polynomial with 0 for terms that from 0 to `h` are nothing beside `greatest`,
 * by the accuracy of the sums that made them.
 */
export function withoutNoise(
  c: readonly number[],
  { h, greatest }: { readonly h: number; readonly greatest: number },
): number[] {
  return c.map((value, k) => (Math.abs(value) * h ** k <= HAND_SUM * greatest ? 0 : value));
}
