import type { Steel } from './rods/rodResistance.ts';

/**
 * Computes epsilon of EN 1993-1-1 table 5.2, sqrt(235/fy), less where the modulus of elasticity is below 210 GPa: thin
 * parts then buckle earlier.
 */
export function epsilonOf({ E, fy }: Pick<Steel, 'E' | 'fy'>): number {
  return Math.sqrt((235 / fy) * Math.min(1, E / 210_000));
}

/** The outer radius of a rolled corner is at least this part of the wall. */
export const ROUND = 0.5;

/** Returns the flat width of a wall of a box of outer width b: between rounded corners b - 3t, of a welded one b - 2t. */
export function flatWidth(b: number, { tw, r }: { readonly tw: number; readonly r: number }): number {
  return b - (r >= ROUND * tw ? 3 : 2) * tw;
}
