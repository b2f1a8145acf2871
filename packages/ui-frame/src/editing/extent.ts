import type { FrameCase } from '@eecs/solver-core/frame';
import { placesOf } from './curves.ts';

/** A rectangle of the plane. */
export interface Extent {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Returns the bounding rectangle of all joints and of curved members, or null without any joint. */
export function getExtent(document: Pick<FrameCase, 'joints' | 'members'>): Extent | null {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  const places = document.members.flatMap((member) => placesOf(document, member));
  for (const { x, y } of [...document.joints, ...places]) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return x0 <= x1 ? { x0, x1, y0, y1 } : null;
}
