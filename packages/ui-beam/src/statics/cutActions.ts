import type { PointAction, SetActions, SpreadAction } from '@eecs/solver-core';

/**
 * A part of a beam from x0 to x1; actions at a boundary belong to the part on the right, except at the end of the beam.
 */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly isLast: boolean;
}

/** The forces and moments on a part, and the pieces of the distributed loads on it. */
export type Acting = Pick<SetActions, 'points' | 'spreads'>;

/** Extracts the actions on a part; a distributed load that extends beyond it is cut, and its ordinates stay. */
export function cutActions({ points, spreads }: Acting, { x0, x1, isLast }: Stretch): Acting {
  return {
    points: points.filter(({ x }) => x >= x0 && (x < x1 || (isLast && x <= x1))),
    spreads: spreads.flatMap((spread) => cutSpread(spread, x0, x1)),
  };
}

function cutSpread(spread: SpreadAction, x0: number, x1: number): SpreadAction[] {
  const from = Math.max(spread.x0, x0);
  const to = Math.min(spread.x1, x1);
  if (to <= from) return [];
  const by = from - spread.x0;
  const { q0, q1, q2 } = spread;
  return [{ ...spread, x0: from, x1: to, q0: q0 + by * (q1 + by * q2), q1: q1 + 2 * by * q2 }];
}

/** Returns the ordinate of a distributed load at the distance t from its start, along its own direction. */
export function ordinateAt({ q0, q1, q2 }: SpreadAction, t: number): number {
  return q0 + t * (q1 + t * q2);
}

/**
 * Returns the resultant of a distributed load: its size along the direction of the load, and its place; null if the
 * size is zero.
 */
export function resultantOf(spread: SpreadAction): { readonly size: number; readonly x: number | null } {
  const { x0, x1, q0, q1, q2 } = spread;
  const l = x1 - x0;
  const size = l * (q0 + l * (q1 / 2 + (l * q2) / 3));
  const first = l * l * (q0 / 2 + l * (q1 / 3 + (l * q2) / 4));
  return { size, x: size === 0 ? null : x0 + first / size };
}

/** Returns the moment of a distributed load's transverse component about a place, counter-clockwise. */
export function momentOf(spread: SpreadAction, about: number): number {
  const { x0, x1, py, q0, q1, q2 } = spread;
  const l = x1 - x0;
  const size = l * (q0 + l * (q1 / 2 + (l * q2) / 3));
  const first = l * l * (q0 / 2 + l * (q1 / 3 + (l * q2) / 4));
  return py * (first + (x0 - about) * size);
}

/** Sums point actions: the forces along x and y, and the moment about a place, counter-clockwise. */
export function sumActions(
  { points, spreads }: Acting,
  about: number,
): { readonly x: number; readonly y: number; readonly r: number } {
  let [x, y, r] = [0, 0, 0];
  for (const { x: at, fx, fy, m } of points) {
    x += fx;
    y += fy;
    r += m + fy * (at - about);
  }
  for (const spread of spreads) {
    const { size } = resultantOf(spread);
    x += spread.px * size;
    y += spread.py * size;
    r += momentOf(spread, about);
  }
  return { x, y, r };
}

/** Creates a point action from forces and a moment. */
export function toPoint(x: number, parts: Partial<Omit<PointAction, 'x'>>): PointAction {
  return { x, fx: 0, fy: 0, m: 0, ...parts };
}
