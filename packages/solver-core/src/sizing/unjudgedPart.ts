/**
 * The kinds of checks: bending with axial force, shear, bending and shear, lateral-torsional buckling, compression with
 * bending of a member that buckles.
 */
export type MemberCheckKind = 'bending' | 'shear' | 'bendingShear' | 'lateral' | 'compression';

/** The missing input because of which a part is not judged, or the reason why the standard does not cover it. */
export type UnjudgedMember =
  | 'material'
  | 'modulus'
  | 'strength'
  | 'grade'
  | 'notSteel'
  | 'section'
  /** The shape is not a doubly symmetric I section or a rectangular or round pipe, nor, for AISC 360, a channel. */
  | 'shape'
  /** The section is rotated by something other than half turns, for AISC 360 other than quarter turns. */
  | 'turned'
  /** Class 4, or a web that buckles in shear; for AISC 360 a section that chapter F does not describe. */
  | 'slender'
  /** The span is compressed, and the factors of its effective lengths are not given. */
  | 'lengths'
  /** The places of lateral restraint are not given. */
  | 'restraints'
  /** Places of lateral restraint lie beyond the beam, or there are none. */
  | 'places'
  /** Cross-sections change between two lateral restraints, or cannot be judged there. */
  | 'changing'
  /** For AISC 360, a bent stretch beyond the last lateral restraint. */
  | 'freeEnd'
  /** There are too many stretches times combinations. */
  | 'extent';

/** A part of a check that is not made, and the path in the document to the reason. */
export interface UnjudgedPart {
  readonly why: UnjudgedMember;
  readonly path: string;
}
