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
  /** The factor of (F1-1), less where loads act above the shear centre. */
  readonly Cb: number;
  /** The lengths up to which a beam yields, and from which it buckles elastically; null where it buckles by neither. */
  readonly Lp: number | null;
  readonly Lr: number | null;
}

/** The buckling of a compressed member along its axis, and the moment beside it. */
export interface MemberBuckling extends Omit<BucklingResistance, 'resistance'> {
  /** The ends of the span. */
  readonly x0: number;
  readonly x1: number;
  /** The greatest moment of the first order where the span and the stretch between held places overlap. */
  readonly M: number;
  /** The moment that the member carries by itself, lateral-torsional buckling included. */
  readonly moment: number;
  /** The factor of the moment: kyy or kzy of EN 1993-1-1 annex B, B1 of AISC 360 appendix 8. */
  readonly factor: number;
  /** The factor of the shape of the moments in it: Cmy or CmLT, Cm. */
  readonly Cm: number;
}

/** A check where it uses most: in N, mm and N·mm, of `BeamMemberCheck` in the units of the document. */
export interface MemberCheck {
  readonly kind: MemberCheckKind;
  readonly x: number;
  /** The moment, of shear and compression the force. */
  readonly value: number;
  /** The axial force whose use is added, tension positive; absent where there is none. */
  readonly N?: number;
  readonly resistance: number;
  readonly utilisation: number;
  /** The clause or section of the standard, such as `6.2.5` or `F2`. */
  readonly clause: string;
  /** The class by EN 1993-1-1 table 5.2; null by AISC 360. */
  readonly sectionClass: Exclude<SectionClass, 4> | null;
  /** The buckled stretch by EN 1993-1-1; absent in checks of cross-sections. */
  readonly lateral?: LateralStretch;
  /** The buckled stretch by AISC 360; absent in checks of cross-sections. */
  readonly unbraced?: UnbracedLength;
  /** The buckled member of a check of compression. */
  readonly buckling?: MemberBuckling;
}

/** A stretch whose buckling is not judged, with the reason. */
export interface UnjudgedStretch {
  /**
   * The section changes or is not judged in it; its end is free; its section has parts that buckle; the factors of the
   * effective lengths of its span are not given.
   */
  readonly why: 'changing' | 'freeEnd' | 'slender' | 'lengths';
  /** JSON pointer to the section or the factors; absent where the stretch as such is the reason. */
  readonly path?: string;
}

/** The buckling of a beam: the worst stretch, and those that are not judged. */
export interface BucklingChecks {
  readonly worst: MemberCheck | null;
  readonly unjudged: readonly UnjudgedStretch[];
}

/** The limits of a document and, by AISC 360, whether forces are those of strength or allowable combinations. */
export interface MemberOrder {
  readonly limits: MemberLimits;
  readonly method: AiscMethod;
}

/** The rules of a standard for the members of a beam. */
export interface MemberCode extends JudgedShapes {
  /** Returns whether a cross-section in bending alone is judged; else parts of it buckle before they yield. */
  readonly canJudge: (range: Pick<MemberRange, 'section' | 'steel'>, limits: MemberLimits) => boolean;
  /**
   * Checks the cross-sections of a part of a beam: the worst of each kind. Null if its axial force makes parts of the
   * section buckle before they yield.
   */
  readonly checkSections: (
    range: MemberRange,
    forces: MemberForces,
    order: MemberOrder,
  ) => MemberCheck[] | null;
  /** Checks the stretches between the places that hold a beam sideways. */
  readonly checkLateral: (
    ranges: readonly MemberRange[],
    stretches: readonly FreeStretch[],
    order: MemberOrder,
  ) => BucklingChecks;
  /** Checks a compressed member: by itself and beside its moment. Null if parts of its section buckle. */
  readonly checkCompression: (member: PressedMember, order: MemberOrder) => MemberCheck[] | null;
}

/** A compressed member: a span, and a stretch between held places that overlaps it. */
export interface PressedMember {
  readonly range: MemberRange;
  /** The greatest compression of both, above zero; N. */
  readonly push: number;
  /** The greatest moment where they overlap. */
  readonly bent: { readonly x: number; readonly value: number };
  /** The span, its moments, and whether a support holds both of its ends. */
  readonly span: { readonly x0: number; readonly x1: number; readonly M: Segments; readonly isHeld: boolean };
  /** Null where the beam is held sideways all along. */
  readonly stretch: FreeStretch | null;
  /** Effective lengths: in the plane of the beam, and out of it; mm. */
  readonly inPlane: number;
  readonly outOfPlane: number;
  readonly twist: number;
}
