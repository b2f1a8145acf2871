/** A place of the plane in the document's unit of length. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Two places are one when they are closer than this part of the larger coordinate. */
const SAME_PLACE = 1e-9;
/** A computed coordinate keeps so many digits. A double has more, and 0.1 + 0.2 has to be 0.3. */
const DIGITS = 12;

export function distanceOf(a: Place, b: Place): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Gives the place at a share of the way from `a` to `b`; 0.5 is the middle. */
export function placeBetween(a: Place, b: Place, share: number): Place {
  return tidyPlace({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
}

/** Returns whether two places are one but for rounding. */
export function isSamePlace(a: Place, b: Place): boolean {
  const size = Math.max(Math.abs(a.x), Math.abs(a.y), Math.abs(b.x), Math.abs(b.y), 1e-3);
  return distanceOf(a, b) <= SAME_PLACE * size;
}

/** Rounds away what arithmetic left behind the twelfth digit. -0 becomes 0. */
export function tidy(value: number): number {
  return Number(value.toPrecision(DIGITS)) + 0;
}

/** Rounds each coordinate relative to the larger one, so that a sine that ought to be 0 becomes 0. */
export function tidyPlace({ x, y }: Place): Place {
  const size = Math.max(Math.abs(x), Math.abs(y));
  const one = (value: number): number => (Math.abs(value) < size * 10 ** -DIGITS ? 0 : tidy(value));
  return { x: one(x), y: one(y) };
}

/** Gives the share of the way from `a` to `b` at which the foot of a place stands: below 0 before `a`. */
export function shareAlong(place: Place, a: Place, b: Place): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  return length === 0 ? 0 : ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / length;
}
