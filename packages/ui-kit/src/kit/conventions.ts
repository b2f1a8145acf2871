/** How diagrams are drawn and lettered where schools differ. Signs of numbers are the same in all of them. */
export interface Conventions {
  /** Whether a positive bending moment is drawn upwards, and not on the side in tension. */
  readonly isMomentUp: boolean;
  /** The letter of the shear force. */
  readonly shear: 'Q' | 'V';
  /** Whether values in diagrams have their signs; tables and read-outs always have. */
  readonly hasSigns: boolean;
}

/** The conventions of a reader who has chosen nothing. */
export const CONVENTIONS: Conventions = { isMomentUp: false, shear: 'Q', hasSigns: true };
