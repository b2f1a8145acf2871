/** Axes of a truss. */
export const AXES = ['x', 'y', 'z'] as const;

/** The side of a cross-section where a value jumps along the beam. */
export const SIDES = ['left', 'right'] as const;

/** The side of a level at which a value jumps over the height. */
export const LEVELS = ['above', 'below'] as const;

/** The quantities that Mohr's integral computes for a beam. */
export const MOHR_KINDS = ['deflection', 'slope', 'axial'] as const;
