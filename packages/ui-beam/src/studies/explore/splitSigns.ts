import type { DiagramPoint } from '@eecs/solver-core';

/** A point of a drawn line; a value of null breaks the line. */
export interface LinePoint {
  readonly x: number;
  readonly value: number | null;
}

/**
 * Returns the part of a sampled curve on one side of its axis, starting and ending on the axis, with breaks where the
 * curve is on the other side. Zeros of the curve must be among the points.
 *
 * @example splitSigns([{ x: 0, value: 2 }, { x: 1, value: 0 }, { x: 2, value: -2 }], 1) // (0, 0), (0, 2), (1, 0), a
 * break at 2
 */
export function splitSigns(points: readonly DiagramPoint[], sign: 1 | -1): LinePoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const whole = [{ x: first.x, value: 0 }, ...points, { x: last.x, value: 0 }];
  const isOwn = (at: number): boolean => sign * (whole[at]?.value ?? 0) > 0;
  const kept: LinePoint[] = [];
  whole.forEach(({ x, value }, at) => {
    if (isOwn(at)) kept.push({ x, value });
    // The line starts and ends on the axis, at a jump vertically.
    else if (isOwn(at - 1) || isOwn(at + 1)) kept.push({ x, value: 0 });
    else if (kept.at(-1)?.value !== null) kept.push({ x, value: null });
  });
  return kept;
}
