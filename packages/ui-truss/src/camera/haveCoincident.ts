import type { Place } from '../editing/place.ts';
import { dot } from './camera.ts';
import { type Orientation, getBasis } from './orientation.ts';

/** Points closer than this fraction of the whole look like one: a tenth of a pixel on a wide board. */
const ONE = 1e-4;
/** Greater than the number of cells along a side of the whole, so that the cells of two rows have different numbers. */
const ROW = 4 / ONE;

/** Returns whether some points coincide on the page in a view direction. */
export function haveCoincident(places: readonly Place[], orientation: Orientation): boolean {
  const { right, up } = getBasis(orientation);
  const points = places.map((place) => ({ u: dot(right, place), v: dot(up, place) }));
  let [u0, v0, u1, v1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { u, v } of points) {
    [u0, v0] = [Math.min(u0, u), Math.min(v0, v)];
    [u1, v1] = [Math.max(u1, u), Math.max(v1, v)];
  }
  const cell = ONE * Math.max(u1 - u0, v1 - v0);
  if (!(cell > 0)) return places.length > 1;
  const known = new Map<number, { readonly u: number; readonly v: number }>();
  for (const point of points) {
    const code = Math.floor((point.u - u0) / cell) + ROW * Math.floor((point.v - v0) / cell);
    for (const row of [-ROW, 0, ROW])
      for (const step of [-1, 0, 1]) {
        const near = known.get(code + row + step);
        if (near !== undefined && Math.hypot(near.u - point.u, near.v - point.v) < cell) return true;
      }
    known.set(code, point);
  }
  return false;
}
