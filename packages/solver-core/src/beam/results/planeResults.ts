import type { Diagram } from '../../diagrams/diagram.ts';

/** The force and the moment that a support exerts on the beam. */
export interface Reaction {
  /** Index in the document's `supports`. */
  readonly support: number;
  /** Place of the support along the beam; m or in. */
  readonly x: number;
  /** Force along the beam, positive along +x; N or lbf. */
  readonly axial: number;
  /**
   * Force across the beam, positive along +y (up); N or lbf. It is normal to the axis of the beam and is not the normal
   * (axial) force, which is the field `N` of a set.
   */
  readonly normal: number;
  /** Moment, positive counter-clockwise; N·m or lbf·in. */
  readonly moment: number;
}

/** Results of one case set in the plane of the loads; all further results are computed from them. */
export interface PlaneResults {
  /** Axial force, tension positive; N or lbf. */
  readonly N: Diagram;
  /** Shear force, positive if it rotates the element clockwise; N or lbf. */
  readonly Q: Diagram;
  /** Bending moment, sagging positive; N·m or lbf·in. */
  readonly M: Diagram;
  /** Displacement along the beam, positive along +x; m or in (times EA if `isReal` is false). */
  readonly u: Diagram;
  /** Displacement across the beam, positive up; m or in (times EI if `isReal` is false). */
  readonly deflection: Diagram;
  /**
   * The part of the deflection that shear strains cause, zero at rigid supports; m or in. Null if they are neglected.
   */
  readonly shearDeflection: Diagram | null;
  /**
   * The rotation of the cross-section, counter-clockwise positive; rad. If shear strains count, the slope of the axis
   * differs from it by Q/(G·As).
   */
  readonly slope: Diagram;
  readonly R: readonly Reaction[];
}
