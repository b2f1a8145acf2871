import { HAND_SUM, HAND_ZERO } from '../../linalg/tolerance.ts';

/** Adds up terms; a sum within the rounding of its terms is 0. */
export function addUp(terms: readonly number[]): number {
  const total = terms.reduce((sum, term) => sum + term, 0);
  const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
  return Math.abs(total) <= HAND_SUM * size ? 0 : total;
}

/** Returns a value, or 0 if it is negligible compared with the greatest value of its kind. */
export function orNothing(value: number, greatest: number): number {
  return Math.abs(value) <= HAND_ZERO * greatest ? 0 : value;
}

/** Evaluates a polynomial at s; a value within the rounding of its terms is 0. */
export function evaluateAt(c: readonly number[], s: number): number {
  return addUp(c.map((value, k) => value * s ** k));
}

/**
 * Returns a polynomial in which a term is replaced by 0 if it is negligible from 0 to `h` compared with `greatest`,
 * within the accuracy of the sums that produced it.
 */
export function withoutNoise(
  c: readonly number[],
  { h, greatest }: { readonly h: number; readonly greatest: number },
): number[] {
  return c.map((value, k) => (Math.abs(value) * h ** k <= HAND_SUM * greatest ? 0 : value));
}
