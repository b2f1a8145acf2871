import type { Place } from './place.ts';

/** A rectangle of the plane. */
export interface Extent {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Returns the bounding rectangle of all joints, or null without any. */
export function getExtent(joints: readonly Place[]): Extent | null {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of joints) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return x0 <= x1 ? { x0, x1, y0, y1 } : null;
}
