import type { Point } from '../../sections/outline.ts';
import type { Curve } from '../../diagrams/curve.ts';
import type { Diagram } from '../../diagrams/diagram.ts';

// The types of stresses in results. `stress/` computes them after the solve; this folder does not import it.

/** The five strength theories. */
export type Theory = 'eq1' | 'eq2' | 'eq3' | 'eq4' | 'eq5';

/** Stresses of one case set along the beam: MPa (SI) or psi (US). An unknown stress is null, and a gap explains why. */
export interface SetStresses {
  /** Normal stress, tension positive, at the points farthest above and below the neutral axis of bending. */
  readonly S: { readonly top: Diagram; readonly bottom: Diagram } | null;
  /** Greatest shear stress over the height, with the sign of Q. */
  readonly T: Diagram | null;
  /** Greatest equivalent stress of each cross-section by five strength theories; null also if it was not requested. */
  readonly EQ: Readonly<Record<Theory, Curve>> | null;
}

/**
 * The points of the section at which the diagrams between x0 and x1 give stresses: coordinates from its centroid, y to
 * the right seen along +x, z up, mm or in.
 */
export interface StressPlaces {
  readonly x0: number;
  readonly x1: number;
  /** The place of the greatest normal stress; null if S is null. */
  readonly top: Point | null;
  readonly bottom: Point | null;
  /** The place of the greatest shear stress, with the side of a jump of the width; null if T is null. */
  readonly shear: { readonly z: number; readonly side: 'above' | 'below' } | null;
}

/** The shear stress at a level of the section; at a width jump each side has its own. */
export interface ShearOrdinate {
  /** Measured upwards from the centroid, mm or in. */
  readonly z: number;
  readonly below: number;
  readonly above: number;
}

/**
 * The shear stress over the height of the section at the place where it is greatest along the beam, on one side of x.
 */
export interface StressProfile {
  readonly x: number;
  readonly side: 'left' | 'right';
  /** Ordered from the bottom upwards. */
  readonly ordinates: readonly ShearOrdinate[];
}

/** A cross-section of the beam; at a jump of the results, `side` chooses the limit. */
export interface Cut {
  readonly x: number;
  /** @default 'right' */
  readonly side?: 'left' | 'right';
}

/** A point of the beam: z up from the centroid and y to the right of it seen along +x, mm or in. */
export interface BeamPoint extends Cut, Point {
  /**
   * The side on which the shear stress is taken at a jump of the width.
   * @default 'above'
   */
  readonly level?: 'above' | 'below';
}

/** The stresses at a point, MPa or psi. */
export interface StressState {
  /** Normal stress along the beam, tension positive. */
  readonly sigma: number;
  /** Shear stress, positive with Q: clockwise on an element. */
  readonly tau: number;
  /** Principal stresses, s1 >= 0 >= s3; the one perpendicular to the plane of the beam is zero. */
  readonly s1: number;
  readonly s3: number;
  /** The angle from +x to the direction of s1, degrees counter-clockwise in (-90, 90]; 0 if there is no stress. */
  readonly direction: number;
  /** Equivalent stresses of the five theories; null if Poisson's ratio is not within (0, 0.5]. */
  readonly eq: Readonly<Record<Theory, number>> | null;
}

/** The stress state at a requested point, in every set. */
export interface StressedPoint extends Required<BeamPoint> {
  /** One for each set, in their order; null if the point is outside the material or its stress is not known. */
  readonly cases: readonly (StressState | null)[];
}

/**
 * Why a stress is null. `noConstants`: nothing has real constants. `noExtent`: a generic section does not state where
 * its outermost fibres are, so S, T and EQ are not known. `noOutline`: the shape of the section is unknown, so T and EQ
 * are not known. `poisson`: the theories need a Poisson's ratio within (0, 0.5]. `size`: the beam is too large for the
 * theories. `outside`: a point lies outside the material.
 */
export type StressGapCode =
  | 'stress.noConstants'
  | 'stress.noExtent'
  | 'stress.noOutline'
  | 'stress.poisson'
  | 'stress.size'
  | 'stress.outside';

/** One reason why a stress is null; `path` is a JSON pointer into the document, for a point into the request. */
export interface StressGap {
  readonly code: StressGapCode;
  readonly path: string;
}

/** Further results about stresses, in addition to the diagrams of the sets. */
export interface StressNotes {
  /** The points of the section at which the diagrams give stresses; empty if they are unknown. */
  readonly places: readonly StressPlaces[];
  /** The reasons for stresses that are null. */
  readonly gaps: readonly StressGap[];
  /** The requested points. */
  readonly points: readonly StressedPoint[];
}
