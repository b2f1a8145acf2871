import type { ArcEdge, LineEdge, Point } from './outline.ts';

/** A plate of a section by its centre line and thickness at both ends. */
export interface Wall extends LineEdge {
  readonly thickness: readonly [number, number];
}

/** A plate bent to an arc, with one thickness. */
export interface BentWall extends ArcEdge {
  readonly thickness: readonly [number, number];
}

/** Creates a wall with one thickness, or with one that varies linearly from the first end to the second. */
export function createWall(from: Point, to: Point, thickness: number, atEnd = thickness): Wall {
  return { kind: 'line', from, to, thickness: [thickness, atEnd] };
}
