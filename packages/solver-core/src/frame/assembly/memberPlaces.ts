import { LINK_END } from '../../linalg/tolerance.ts';

/** Gets a place on a member: its end where it lies within rounding of that, since lengths are roots. */
export function placeOnMember(x: number, length: number): number {
  return Math.abs(x - length) <= LINK_END * length ? length : x;
}

/** Gets where a load begins and ends on a member: over the whole member when it does not state it. */
export function rangeOnMember(
  x: readonly [number, number] | undefined,
  length: number,
): readonly [number, number] {
  return x === undefined ? [0, length] : [x[0], placeOnMember(x[1], length)];
}
