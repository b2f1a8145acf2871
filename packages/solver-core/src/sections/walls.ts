import type { ArcEdge, LineEdge, Point } from './outline.ts';

/** A plate of a section by its centre line and thickness at both ends. */
export interface Wall extends LineEdge {
  readonly thickness: readonly [number, number];
}

/** A plate bent to an arc, of one thickness. */
export interface BentWall extends ArcEdge {
  readonly thickness: readonly [number, number];
}

/** Creates a wall of one thickness, or of one that changes evenly from the first to the second. */
export function createWall(from: Point, to: Point, thickness: number, atEnd = thickness): Wall {
  return { kind: 'line', from, to, thickness: [thickness, atEnd] };
}
