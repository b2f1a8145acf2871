/** A position in the plane in the document's unit of length. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export { distanceOf, isSamePlace, placeBetween, tidy, tidyPlace } from '@eecs/ui-kit/editing';

/**
 * Returns the projection of a position onto the line from `a` to `b`, as a share of its length: negative before `a`.
 */
export function shareAlong(place: Place, a: Place, b: Place): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  return length === 0 ? 0 : ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / length;
}
