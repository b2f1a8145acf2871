import type { Point } from './marks.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Cabinet axonometry: the xy plane stays true, z comes out of the page to the lower left at half its length. */
const DEPTH = 0.5 * Math.SQRT1_2;

/** Projects a place, or a direction, onto the page; y still upwards. */
export function project({ x, y, z }: Place): Point {
  return { x: x - DEPTH * z, y: y - DEPTH * z };
}
