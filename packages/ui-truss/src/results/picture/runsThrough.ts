import type { LabelBox } from '@eecs/ui-kit';
import type { Point } from '../../camera/camera.ts';

/** Returns whether the segment from `a` to `b` runs through the inside of a box. */
export function runsThrough({ x0, y0, x1, y1 }: LabelBox, a: Point, b: Point): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [a.x, b.x - a.x, x0, x1],
    [a.y, b.y - a.y, y0, y1],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to;
}
