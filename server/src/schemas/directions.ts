/** Axes of a truss. */
export const AXES = ['x', 'y', 'z'] as const;

/** Of a cross-section where something jumps along the beam. */
export const SIDES = ['left', 'right'] as const;

/** Of a level at which something jumps over the height. */
export const LEVELS = ['above', 'below'] as const;

/** What Mohr's integral gives of a beam. */
export const MOHR_KINDS = ['deflection', 'slope', 'axial'] as const;
