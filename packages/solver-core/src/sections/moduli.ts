import { ROUNDING } from '../linalg/tolerance.ts';
import { integrateAbove } from './areaAbove.ts';
import type { Outline } from './outline.ts';

/** Properties of an outline for bending about one axis. */
export interface AxisModuli {
  /**
   * Greatest first moment of the area beyond a level, about the level of the centroid; it is the same for both sides.
   */
  readonly SMax: number;
  /** Elastic moduli of the uppermost and the lowest fibre. */
  readonly WTop: number;
  readonly WBottom: number;
  /** Plastic modulus: first moments of the two halves of equal area about the level between them. */
  readonly Wpl: number;
}

/**
 * Computes the section moduli for bending about the level of the centroid, in the units of the outline.
 *
 * `A`, `I` and `centroid` are those of the outline, between its `bottom` and `top`. Exact up to rounding, because the
 * plastic modulus is stationary where the halves are equal.
 */
export function computeModuli(
  outlines: readonly Outline[],
  of: { A: number; I: number; centroid: number; bottom: number; top: number },
): AxisModuli {
  const { A, I, centroid, bottom, top } = of;
  const height = top - bottom;
  const half = findHalf(outlines, of);
  const above = integrateAbove(outlines, { level: half, side: 'above', height });
  return {
    SMax: integrateAbove(outlines, { level: centroid, side: 'above', height }).S,
    WTop: I / (top - centroid),
    WBottom: I / (centroid - bottom),
    // The first moments of the two sides differ by A (centroid - half), the first moment of the whole area.
    Wpl: 2 * above.S - A * (centroid - half),
  };
}

/** Finds the level that halves the area by Newton's method, safeguarded by bisection. */
function findHalf(
  outlines: readonly Outline[],
  { A, bottom, top }: { A: number; bottom: number; top: number },
): number {
  let low = bottom;
  let high = top;
  let level = (low + high) / 2;
  for (let step = 0; step < MOST_STEPS; step++) {
    const above = integrateAbove(outlines, { level, side: 'above', height: top - bottom });
    const excess = above.A - A / 2;
    if (Math.abs(excess) <= A * ROUNDING || high - low <= ROUNDING * (top - bottom)) break;
    if (excess > 0) low = level;
    else high = level;
    const next = level + excess / above.width;
    level = next > low && next < high ? next : (low + high) / 2;
  }
  return level;
}

/** Bisection alone would need no more steps. */
const MOST_STEPS = 60;
