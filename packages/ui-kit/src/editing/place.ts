/** A point of the plane in the document's unit of length. */
interface FlatPlace {
  readonly x: number;
  readonly y: number;
}

/** A point in space in the document's unit of length. z points out of the page. */
export interface SpacePlace extends FlatPlace {
  readonly z: number;
}

/** A point of the plane or in space. */
export interface JointPlace extends FlatPlace {
  readonly z?: number;
}

/** Two points are equal if they are closer than this part of the largest coordinate. */
const SAME_PLACE = 1e-9;
/** Number of significant digits of a computed coordinate. A double has more, but 0.1 + 0.2 must give 0.3. */
const DIGITS = 12;
/** Points nearer to the origin than this are compared as if they were at this distance, m or in. */
const LEAST_SIZE = 1e-3;

/** Returns the distance between two points, in the unit of their coordinates. */
export function distanceOf(a: JointPlace, b: JointPlace): number {
  return Math.hypot(b.x - a.x, b.y - a.y, (b.z ?? 0) - (a.z ?? 0));
}

/** Returns whether two points are equal up to rounding. */
export function isSamePlace(a: JointPlace, b: JointPlace): boolean {
  const size = Math.max(sizeOf(a), sizeOf(b), LEAST_SIZE);
  return distanceOf(a, b) <= SAME_PLACE * size;
}

/** Rounds to twelve significant digits, which removes rounding errors. -0 becomes 0. */
export function tidy(value: number): number {
  return Number(value.toPrecision(DIGITS)) + 0;
}

/** Rounds each coordinate relative to the largest, so that a sine that ought to be 0 becomes 0. */
export function tidyPlace(place: SpacePlace): SpacePlace;
export function tidyPlace(place: FlatPlace): FlatPlace;
export function tidyPlace(place: JointPlace): JointPlace {
  const least = sizeOf(place) * 10 ** -DIGITS;
  const one = (value: number): number => (Math.abs(value) < least ? 0 : tidy(value));
  const [x, y] = [one(place.x), one(place.y)];
  return place.z === undefined ? { x, y } : { x, y, z: one(place.z) };
}

/** Returns the point at a fraction of the way from `a` to `b`; 0.5 is the middle. */
export function placeBetween(a: SpacePlace, b: SpacePlace, share: number): SpacePlace;
export function placeBetween(a: FlatPlace, b: FlatPlace, share: number): FlatPlace;
export function placeBetween(a: JointPlace, b: JointPlace, share: number): JointPlace {
  const at = (from: number, to: number): number => from + (to - from) * share;
  const [x, y] = [at(a.x, b.x), at(a.y, b.y)];
  return a.z === undefined || b.z === undefined ? tidyPlace({ x, y }) : tidyPlace({ x, y, z: at(a.z, b.z) });
}

function sizeOf({ x, y, z = 0 }: JointPlace): number {
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
}
