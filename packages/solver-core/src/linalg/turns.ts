import { crossings } from './polynomial.ts';

/**
 * Computes the places in (0, h) where the derivative of a polynomial changes sign, ascending. Between the turns of the
 * derivative the derivative is monotone; this is applied recursively down to a line. Exact up to rounding.
 */
export function turnsOf(c: readonly number[], h: number): readonly number[] {
  if (c.length < 3) return NONE;
  const derivative = new Array<number>(c.length - 1);
  for (let k = 1; k < c.length; k++) derivative[k - 1] = c[k]! * k;
  return crossings(derivative, h, turnsOf(derivative, h));
}

const NONE: readonly number[] = [];
