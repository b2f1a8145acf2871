import type { Steel } from './rods/rodResistance.ts';

/**
 * Computes epsilon of EN 1993-1-1 table 5.2, sqrt(235/fy), reduced if the modulus of elasticity is below 210 GPa,
 * because thin parts then buckle earlier.
 */
export function epsilonOf({ E, fy }: Pick<Steel, 'E' | 'fy'>): number {
  return Math.sqrt((235 / fy) * Math.min(1, E / 210_000));
}

/** The outer radius of a rolled corner is at least this fraction of the wall thickness. */
export const ROUND = 0.5;

/**
 * Returns the flat width of a wall of a box of outer width b: b - 3t between rounded corners, b - 2t if it is welded.
 */
export function flatWidth(b: number, { tw, r }: { readonly tw: number; readonly r: number }): number {
  return b - (r >= ROUND * tw ? 3 : 2) * tw;
}
