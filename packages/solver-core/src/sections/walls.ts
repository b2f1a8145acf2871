import type { ArcEdge, LineEdge, Point } from './outline.ts';

/** A plate of a section, given by its centre line and its thickness at both ends. */
export interface Wall extends LineEdge {
  readonly thickness: readonly [number, number];
}

/** A plate bent to an arc, with uniform thickness. */
export interface BentWall extends ArcEdge {
  readonly thickness: readonly [number, number];
}

/** Creates a wall with uniform thickness, or with one that varies linearly from the first end to the second. */
export function createWall(from: Point, to: Point, thickness: number, atEnd = thickness): Wall {
  return { kind: 'line', from, to, thickness: [thickness, atEnd] };
}
