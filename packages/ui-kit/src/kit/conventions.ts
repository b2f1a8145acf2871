/**
 * Conventions of drawing and labelling diagrams that differ between schools. They do not affect the signs of numbers.
 */
export interface Conventions {
  /** Whether a positive bending moment is drawn upwards instead of on the tension side. */
  readonly isMomentUp: boolean;
  /** The letter of the shear force. */
  readonly shear: 'Q' | 'V';
  /** Whether values in diagrams have signs; tables and read-outs always do. */
  readonly hasSigns: boolean;
}

/** The default conventions. */
export const CONVENTIONS: Conventions = { isMomentUp: false, shear: 'Q', hasSigns: true };
