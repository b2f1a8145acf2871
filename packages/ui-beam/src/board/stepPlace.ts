import { type BeamCase, DEFAULTS } from '@eecs/solver-core';

/** More digits than any typed place, fewer than rounding errors need. */
const SIGNIFICANT_DIGITS = 12;

/** Moves a place along a beam, in the unit of the document, and keeps it on it. */
export function stepPlace(
  { L }: Pick<BeamCase, 'L'>,
  { x, by }: { readonly x: number; readonly by: number },
): number {
  return Math.max(0, Math.min(L, Number((x + by).toPrecision(SIGNIFICANT_DIGITS))));
}

/** Gives the increment of values of a case. */
export function getIncrement({ units }: Pick<BeamCase, 'units'>): number {
  return DEFAULTS.increments[units.incrementIndex] ?? 1;
}
