/**
 * The kinds of checks: bending with axial force, shear, bending and shear, lateral-torsional buckling, compression with
 * bending of a member that buckles.
 */
export type MemberCheckKind = 'bending' | 'shear' | 'bendingShear' | 'lateral' | 'compression';

/** The input without which something is not judged, or the reason why the standard does not judge it. */
export type UnjudgedMember =
  | 'material'
  | 'modulus'
  | 'strength'
  | 'grade'
  | 'notSteel'
  | 'section'
  /** No doubly symmetric I section, rectangular or round pipe, by AISC 360 no channel either. */
  | 'shape'
  /** The section is turned by something else than half turns, by AISC 360 than quarter turns. */
  | 'turned'
  /** Class 4, or a web that buckles by shear; by AISC 360 a section that chapter F does not describe. */
  | 'slender'
  /** The span is compressed, and the factors of its effective lengths are not given. */
  | 'lengths'
  /** The places that hold the beam sideways are not given. */
  | 'restraints'
  /** Some of these places, or all, lie beyond the beam, or there are none. */
  | 'places'
  /** Cross-sections change between two held places, or are not judged there. */
  | 'changing'
  /** By AISC 360, a bent stretch beyond the last place that holds the beam sideways. */
  | 'freeEnd'
  /** Too many stretches under too many combinations. */
  | 'extent';

/** A part of a check that is not made, and the place in the document that says why. */
export interface UnjudgedPart {
  readonly why: UnjudgedMember;
  readonly path: string;
}
