import { type BeamCase, DEFAULTS, roundNoise } from '@eecs/solver-core';

/** Moves a place along a beam, in the unit of the document, and keeps it on it. */
export function stepPlace(
  { L }: Pick<BeamCase, 'L'>,
  { x, by }: { readonly x: number; readonly by: number },
): number {
  return Math.max(0, Math.min(L, roundNoise(x + by)));
}

/** Returns the increment of values of a case. */
export function getIncrement({ units }: Pick<BeamCase, 'units'>): number {
  return DEFAULTS.increments[units.incrementIndex] ?? 1;
}
