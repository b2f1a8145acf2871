/** The directions in which a support can hold a beam: along it, across it, and its rotation. */
export const DIRECTIONS = ['x', 'y', 'r'] as const;

/** Along the beam, across it, or its rotation. */
export type Direction = (typeof DIRECTIONS)[number];
