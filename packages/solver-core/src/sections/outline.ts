export interface Point {
  readonly y: number;
  readonly z: number;
}

/** A radius that rounds corners, with its name in the document. */
export type RadiusName = 'r1' | 'r2' | 'r3' | 'r4' | 'ri';

/** A corner of a polygon with the radius that rounds it; y points to the right and z up. */
export type Corner = readonly [y: number, z: number, radius?: RadiusName];

/** A full circle. `turn` -1 makes it a hole. */
export interface Circle extends Point {
  readonly radius: number;
  readonly turn: 1 | -1;
}

/** A closed boundary in the form in which a shape defines it. */
export type Ring = readonly Corner[] | Circle;

export interface LineEdge {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
}

/** An arc from angle `start` through `sweep` (radians, counter-clockwise positive). */
export interface ArcEdge {
  readonly kind: 'arc';
  readonly center: Point;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
  /** The name of the parameter that gave the radius. */
  readonly name?: RadiusName | undefined;
}

export type Edge = LineEdge | ArcEdge;

/** A closed boundary. The area lies on its left, so holes run clockwise. */
export type Outline = readonly Edge[];

/** Creates a full circle. */
export function circleOutline({ y, z, radius, turn }: Circle): readonly [ArcEdge] {
  return [{ kind: 'arc', center: { y, z }, radius, start: 0, sweep: turn * 2 * Math.PI }];
}

/** Returns the point of an arc at a fraction of its sweep, 0 to 1. */
export function pointOfArc({ center, radius, start, sweep }: ArcEdge, at: number): Point {
  const angle = start + at * sweep;
  return { y: center.y + radius * Math.cos(angle), z: center.z + radius * Math.sin(angle) };
}
