import type { AxialState } from './axialFields.ts';
import type { BendingState } from './bendingFields.ts';
import type { LoadedPiece } from './loadedPiece.ts';

/*
 * Fields on one piece as coefficients in powers of x - x0, without vanishing highest ones (a constant stays).
 * Most pieces bear nothing or a uniform load: their arrays are made at their final size, as cutting tens of
 * thousands of them would cost more than computing them.
 */

export function shearPolynomial({ Q }: BendingState, { a, b, c }: LoadedPiece): number[] {
  if (b !== 0 || c !== 0) return trimmed([Q, a, b / 2, c / 3]);
  return trimmed(a === 0 ? [Q] : [Q, a]);
}

export function momentPolynomial({ Q, M }: BendingState, { a, b, c }: LoadedPiece): number[] {
  if (b !== 0 || c !== 0) return trimmed([M, Q, a / 2, b / 6, c / 12]);
  return trimmed(a === 0 ? [M, Q] : [M, Q, a / 2]);
}

export function slopePolynomial({ Q, M, slope, EI }: BendingState, { a, b, c }: LoadedPiece): number[] {
  const [bend, shear] = [M / EI, Q / (2 * EI)];
  if (b !== 0 || c !== 0) return trimmed([slope, bend, shear, a / (6 * EI), b / (24 * EI), c / (60 * EI)]);
  return trimmed(a === 0 ? [slope, bend, shear] : [slope, bend, shear, a / (6 * EI)]);
}

export function deflectionPolynomial(
  { Q, M, slope, v, EI }: BendingState,
  { a, b, c }: LoadedPiece,
): number[] {
  const [bend, shear] = [M / (2 * EI), Q / (6 * EI)];
  if (b !== 0 || c !== 0)
    return trimmed([v, slope, bend, shear, a / (24 * EI), b / (120 * EI), c / (360 * EI)]);
  return trimmed(a === 0 ? [v, slope, bend, shear] : [v, slope, bend, shear, a / (24 * EI)]);
}

export function axialPolynomial({ N }: AxialState, { a, b, c }: LoadedPiece): number[] {
  return trimmed(a === 0 && b === 0 && c === 0 ? [N] : [N, -a, -b / 2, -c / 3]);
}

export function stretchPolynomial({ N, u, EA }: AxialState, { a, b, c }: LoadedPiece): number[] {
  if (a === 0 && b === 0 && c === 0) return trimmed([u, N / EA]);
  return trimmed([u, N / EA, -a / (2 * EA), -b / (6 * EA), -c / (12 * EA)]);
}

/** Drops vanishing highest coefficients; -0 becomes 0. */
function trimmed(c: number[]): number[] {
  while (c.length > 1 && c[c.length - 1] === 0) c.pop();
  if (c[0] === 0) c[0] = 0;
  return c;
}
