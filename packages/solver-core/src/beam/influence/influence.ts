import type { Diagram } from '../../diagrams/diagram.ts';

/** The quantity of an influence line. */
export type InfluenceWish =
  /** The action of a support on the beam: its force along +y, or its moment counter-clockwise. */
  | { readonly kind: 'reaction' | 'moment'; readonly support: number }
  /**
   * The shear force at a place; at a jump of the stiffness or a support, on its left or right side.
   * @default side 'right'
   */
  | { readonly kind: 'Q'; readonly x: number; readonly side?: 'left' | 'right' }
  /** The bending moment at a place. */
  | { readonly kind: 'M'; readonly x: number; readonly side?: 'left' | 'right' }
  /** The deflection at a place, positive upwards. */
  | { readonly kind: 'deflection'; readonly x: number };

/**
 * An influence line: its value at x is the value of the quantity under a unit downward force at x. Ordinates of a
 * reaction and of Q are plain numbers, those of M and of a support's moment are lengths, those of a deflection are
 * displacements per force (or EI times that, if nothing has real constants).
 */
export type InfluenceLine = Diagram;
