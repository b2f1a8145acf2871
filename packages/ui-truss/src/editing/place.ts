/** A point in the document's unit of length. z points out of the page. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const ORIGIN: Place = { x: 0, y: 0, z: 0 };

export const AXES = ['x', 'y', 'z'] as const;
/** A coordinate axis of the document. */
export type AxisName = (typeof AXES)[number];

export { distanceOf, isSamePlace, placeBetween, tidy, tidyPlace } from '@eecs/ui-kit/editing';

export function addPlaces(a: Place, b: Place): Place {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

/** Returns the vector from `a` to `b`. */
export function wayBetween(a: Place, b: Place): Place {
  return { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z };
}
