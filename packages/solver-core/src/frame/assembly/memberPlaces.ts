import { LINK_END } from '../../linalg/tolerance.ts';

/** Returns a place on a member, moved to its end if it lies within rounding of it, because lengths are square roots. */
export function placeOnMember(x: number, length: number): number {
  return Math.abs(x - length) <= LINK_END * length ? length : x;
}

/** Returns the range of a load on a member: the whole member if it states none. */
export function rangeOnMember(
  x: readonly [number, number] | undefined,
  length: number,
): readonly [number, number] {
  return x === undefined ? [0, length] : [x[0], placeOnMember(x[1], length)];
}
