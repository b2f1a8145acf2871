/** Beside the sum of the sizes of its terms: what rounding leaves of a sum that comes to nothing, its terms being sums themselves. */
const OF_A_SUM = 1e-11;

/** Beside the greatest of its kind: what is written as 0. It is far below what a hand writes, and far above rounding of most beams. */
const OF_A_KIND = 1e-9;

/** Adds up terms; what is nothing by the accuracy of the sum is 0. */
export function addUp(terms: readonly number[]): number {
  const total = terms.reduce((sum, term) => sum + term, 0);
  const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
  return Math.abs(total) <= OF_A_SUM * size ? 0 : total;
}

/** Gives a value, or 0 where it is nothing beside the greatest of its kind. */
export function orNothing(value: number, greatest: number): number {
  return Math.abs(value) <= OF_A_KIND * greatest ? 0 : value;
}

/** The value of a polynomial at s; what is nothing by the accuracy of its terms is 0. */
export function evaluateAt(c: readonly number[], s: number): number {
  return addUp(c.map((value, k) => value * s ** k));
}
