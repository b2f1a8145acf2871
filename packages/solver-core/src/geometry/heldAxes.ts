/** Directions that an anchor can hold, with the bit of each, in the order of the coordinates. */
export const HELD_AXES = [
  ['x', 1],
  ['y', 2],
  ['z', 4],
] as const;

/** A direction of space, as results and settlements name it. */
export type Axis = (typeof HELD_AXES)[number][0];

/** Returns whether an anchor holds the direction with the given index, 0 for x. */
export function holds(anchor: number, axis: number): boolean {
  return ((anchor >> axis) & 1) === 1;
}

/** Returns the anchor with one more held direction. */
export function addHeld(anchor: number, axis: number): number {
  return anchor | (1 << axis);
}

/** Returns an anchor without the directions that a truss of `dim` dimensions does not have. */
export function heldWithin(anchor: number, dim: 2 | 3): number {
  return anchor & ((1 << dim) - 1);
}

/** Counts the directions that an anchor holds. */
export function countHeld(anchor: number): number {
  return (anchor & 1) + ((anchor >> 1) & 1) + ((anchor >> 2) & 1);
}
