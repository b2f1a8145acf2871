/** A place in the document's unit of length. z comes out of the page. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const ORIGIN: Place = { x: 0, y: 0, z: 0 };

export const AXES = ['x', 'y', 'z'] as const;
/** A direction of the document's coordinates. */
export type AxisName = (typeof AXES)[number];

/** Two places are one when they are closer than this part of the larger coordinate. */
const SAME_PLACE = 1e-9;
/** A computed coordinate keeps so many digits. A double has more, and 0.1 + 0.2 has to be 0.3. */
const DIGITS = 12;

export function addPlaces(a: Place, b: Place): Place {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

/** Returns the way from `a` to `b`. */
export function wayBetween(a: Place, b: Place): Place {
  return { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z };
}

export function distanceOf(a: Place, b: Place): number {
  return Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
}

/** Returns the place at a share of the way from `a` to `b`; 0.5 is the middle. */
export function placeBetween(a: Place, b: Place, share: number): Place {
  return tidyPlace({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    z: a.z + (b.z - a.z) * share,
  });
}

/** Returns whether two places are one but for rounding. */
export function isSamePlace(a: Place, b: Place): boolean {
  const size = Math.max(Math.abs(a.x), Math.abs(a.y), Math.abs(a.z), Math.abs(b.x), Math.abs(b.y), 1e-3);
  return distanceOf(a, b) <= SAME_PLACE * size;
}

/** Rounds away what arithmetic left behind the twelfth digit. -0 becomes 0. */
export function tidy(value: number): number {
  return Number(value.toPrecision(DIGITS)) + 0;
}

/** Rounds each coordinate relative to the largest, so that a sine that ought to be 0 becomes 0. */
export function tidyPlace({ x, y, z }: Place): Place {
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const one = (value: number): number => (Math.abs(value) < size * 10 ** -DIGITS ? 0 : tidy(value));
  return { x: one(x), y: one(y), z: one(z) };
}
