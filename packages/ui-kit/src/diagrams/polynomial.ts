/** Coefficients of powers, lowest first. */
export type Polynomial = readonly number[];

/**
 * Computes the derivative at t by Horner's scheme; copies nothing, because a gesture calls it thousands of times per
 * frame.
 */
export function evaluateSlope(c: Polynomial, t: number): number {
  let sum = 0;
  for (let k = c.length - 1; k >= 1; k -= 1) sum = sum * t + k * (c[k] ?? 0);
  return sum;
}

/** Rewrites p(t) in powers of t - a: returns the coefficients of p(a + s) in s. */
export function shift(c: Polynomial, a: number): Polynomial {
  const shifted = [...c];
  for (let i = 0; i < shifted.length; i += 1) {
    for (let k = shifted.length - 2; k >= i; k -= 1) {
      shifted[k] = (shifted[k] ?? 0) + a * (shifted[k + 1] ?? 0);
    }
  }
  return shifted;
}

/** Returns the degree, trailing zeros not counted; 0 for the zero polynomial. */
export function degree(c: Polynomial): number {
  let k = c.length - 1;
  while (k > 0 && c[k] === 0) k -= 1;
  return Math.max(0, k);
}
