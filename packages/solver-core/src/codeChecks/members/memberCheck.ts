import type { Segments } from '../../sizing/sources.ts';
import type { MemberCheckKind } from '../../sizing/unjudgedPart.ts';
import type { AiscMethod } from '../rods/aisc360.ts';
import type { BucklingResistance } from '../rods/rodResistance.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import type { FreeStretch } from './lateralBuckling.ts';
import type { MemberForces, MemberRange } from './memberRange.ts';
import type { JudgedShapes, SectionClass } from './memberSection.ts';

/** The reduction by lateral-torsional buckling of EN 1993-1-1. */
export interface LateralReduction {
  readonly slenderness: number;
  readonly curve: 'a' | 'b' | 'c' | 'd';
  /** chi of (6.56) or (6.57). */
  readonly reduction: number;
}

/** The stretch that buckles laterally by EN 1993-1-1. */
export interface LateralStretch extends LateralReduction {
  readonly x0: number;
  readonly x1: number;
  /** The critical moment. */
  readonly critical: number;
}

/** The unbraced length of a check by AISC 360. */
export interface UnbracedLength {
  readonly x0: number;
  readonly x1: number;
  /** The factor of (F1-1), reduced if loads act above the shear centre. */
  readonly Cb: number;
  /** The limiting lengths for yielding and for elastic buckling; null if the beam does not buckle laterally. */
  readonly Lp: number | null;
  readonly Lr: number | null;
}

/** The flexural buckling of a compressed member, and the moment that acts with it. */
export interface MemberBuckling extends Omit<BucklingResistance, 'resistance'> {
  /** The ends of the span. */
  readonly x0: number;
  readonly x1: number;
  /** The greatest first-order moment in the overlap of the span and the stretch between lateral restraints. */
  readonly M: number;
  /** The moment resistance of the member alone, including lateral-torsional buckling. */
  readonly moment: number;
  /** The factor of the moment: kyy or kzy of EN 1993-1-1 annex B, B1 of AISC 360 appendix 8. */
  readonly factor: number;
  /** The equivalent moment factor of the shape of the moments: Cmy or CmLT, Cm. */
  readonly Cm: number;
}

/**
 * A check at the place of its greatest utilisation: in N, mm and N·mm; in a `BeamMemberCheck` in the units of the
 * document.
 */
export interface MemberCheck {
  readonly kind: MemberCheckKind;
  readonly x: number;
  /** The moment; for shear and compression the force. */
  readonly value: number;
  /** The axial force whose utilisation is added, tension positive; absent if there is none. */
  readonly N?: number;
  readonly resistance: number;
  readonly utilisation: number;
  /** The clause or section of the standard, such as `6.2.5` or `F2`. */
  readonly clause: string;
  /** The class by EN 1993-1-1 table 5.2; null for AISC 360. */
  readonly sectionClass: Exclude<SectionClass, 4> | null;
  /** The buckled stretch by EN 1993-1-1; absent in checks of cross-sections. */
  readonly lateral?: LateralStretch;
  /** The buckled stretch by AISC 360; absent in checks of cross-sections. */
  readonly unbraced?: UnbracedLength;
  /** The buckled member in a check of compression. */
  readonly buckling?: MemberBuckling;
}

/** A stretch whose buckling is not judged, with the reason. */
export interface UnjudgedStretch {
  /**
   * The reason: the section changes within the stretch or cannot be judged; an end is free; the section has slender
   * parts; the effective length factors of the span are not given.
   */
  readonly why: 'changing' | 'freeEnd' | 'slender' | 'lengths';
  /** JSON pointer to the section or the factors; absent if the stretch itself is the reason. */
  readonly path?: string;
}

/** The buckling of a beam: the worst stretch, and the stretches that are not judged. */
export interface BucklingChecks {
  readonly worst: MemberCheck | null;
  readonly unjudged: readonly UnjudgedStretch[];
}

/** The limits of a document and, for AISC 360, whether forces are those of strength or allowable combinations. */
export interface MemberOrder {
  readonly limits: MemberLimits;
  readonly method: AiscMethod;
}

/** The rules of a standard for the members of a beam. */
export interface MemberCode extends JudgedShapes {
  /** Returns whether a cross-section in pure bending can be judged; otherwise parts of it buckle before they yield. */
  readonly canJudge: (range: Pick<MemberRange, 'section' | 'steel'>, limits: MemberLimits) => boolean;
  /**
   * Checks the cross-sections of a part of a beam and returns the worst check of each kind. Returns null if its axial
   * force makes parts of the section buckle before they yield.
   */
  readonly checkSections: (
    range: MemberRange,
    forces: MemberForces,
    order: MemberOrder,
  ) => MemberCheck[] | null;
  /** Checks the stretches between the lateral restraints of a beam. */
  readonly checkLateral: (
    ranges: readonly MemberRange[],
    stretches: readonly FreeStretch[],
    order: MemberOrder,
  ) => BucklingChecks;
  /** Checks a compressed member, alone and with its moment. Returns null if parts of its section buckle locally. */
  readonly checkCompression: (member: PressedMember, order: MemberOrder) => MemberCheck[] | null;
}

/** A compressed member: a span, and a stretch between lateral restraints that overlaps it. */
export interface PressedMember {
  readonly range: MemberRange;
  /** The greatest compression of span and stretch, above zero; N. */
  readonly push: number;
  /** The greatest moment in the overlap. */
  readonly bent: { readonly x: number; readonly value: number };
  /** The span, its moments, and whether a support holds both of its ends. */
  readonly span: { readonly x0: number; readonly x1: number; readonly M: Segments; readonly isHeld: boolean };
  /** Null if the beam is restrained laterally throughout. */
  readonly stretch: FreeStretch | null;
  /** Effective lengths: in the plane of the beam, and out of it; mm. */
  readonly inPlane: number;
  readonly outOfPlane: number;
  readonly twist: number;
}
