/** Directions that an anchor can hold, with the bit of each, in the order of coordinates. */
export const HELD_AXES = [
  ['x', 1],
  ['y', 2],
  ['z', 4],
] as const;

/** A direction of space, as answers and settlements name it. */
export type Axis = (typeof HELD_AXES)[number][0];
