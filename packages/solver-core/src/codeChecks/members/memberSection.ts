import type { CrossSection, UnitSystem } from '../../model/common/document.ts';
import { sectionProperties } from '../../sections/sectionProperties.ts';
import { ROUND, epsilonOf, flatWidth } from '../epsilon.ts';
import type { Steel } from '../rods/rodResistance.ts';
import { type RodSection, describeRodSection } from '../rods/rodSection.ts';

/** The properties of a doubly symmetric cross-section that its resistance in bending depends on, in mm. */
export interface MemberSection extends RodSection {
  readonly shape: 'rolledI' | 'weldedI' | 'box' | 'pipe';
  /** Elastic and plastic section modulus about y. */
  readonly Wel: number;
  readonly Wpl: number;
}

/** The class of a cross-section in bending by EN 1993-1-1 table 5.2. */
export type SectionClass = 1 | 2 | 3 | 4;

/** Ratios of width to thickness over epsilon, for pipes over its square, up to which a part is of class 1, 2 and 3. */
const LIMITS = {
  outstand: [9, 10, 14],
  internal: [33, 38, 42],
  bentWeb: [72, 83, 124],
  pipe: [50, 70, 90],
} as const;

/** Shear buckling is not judged in webs of at most this ratio of height to thickness over epsilon, with eta 1. */
const STOCKY_WEB = 72;

/**
 * Describes the cross-section of a member in bending about y. Null for a shape that is not doubly symmetric, or solid:
 * its lateral-torsional buckling or its shear area is not described by the formulas here.
 */
export function describeMemberSection(section: CrossSection, system: UnitSystem): MemberSection | null {
  const described = describeRodSection(section, system);
  if (described === null || !isMember(described)) return null;
  const result = sectionProperties({ ...section, units: section.units ?? system }, 0);
  if (!result.ok) return null;
  const { Wply, WyTop, WyBottom } = result.properties;
  if (Wply === null || WyTop === null || WyBottom === null) return null;
  return { ...described, Wpl: Wply * 1e3, Wel: Math.min(WyTop, WyBottom) * 1e3 };
}

function isMember(section: RodSection): section is RodSection & Pick<MemberSection, 'shape'> {
  return ['rolledI', 'weldedI', 'box', 'pipe'].includes(section.shape);
}

/**
 * Classifies a cross-section in bending about y. The web is classified beside axial compression as if it were pressed
 * all over, which is the worst that the two can do together.
 */
export function classify(
  { shape, h, b, tw, tf, r }: MemberSection,
  steel: Pick<Steel, 'E' | 'fy'>,
  { isPressed }: { readonly isPressed: boolean },
): SectionClass {
  const epsilon = epsilonOf(steel);
  const classOf = (ratio: number, limits: readonly number[]): SectionClass => {
    const index = limits.findIndex((limit) => ratio <= limit);
    return index < 0 ? 4 : ((index + 1) as SectionClass);
  };
  if (shape === 'pipe') return classOf(h / tw / epsilon ** 2, LIMITS.pipe);
  const [flange, web] =
    shape === 'box'
      ? [classOf(flatWidth(b, { tw, r }) / tw / epsilon, LIMITS.internal), flatWidth(h, { tw, r }) / tw]
      : [classOf(((b - tw) / 2 - r) / tf / epsilon, LIMITS.outstand), (h - 2 * (tf + r)) / tw];
  return Math.max(
    flange,
    classOf(web / epsilon, isPressed ? LIMITS.internal : LIMITS.bentWeb),
  ) as SectionClass;
}

/** Returns the shear area across y by EN 1993-1-1, 6.2.6 (3), with eta 1.0, mm2. */
export function shearAreaOf({ shape, A, h, b, tw, tf, r }: MemberSection): number {
  if (shape === 'pipe') return (2 * A) / Math.PI;
  if (shape === 'box') return r >= ROUND * tw ? (A * h) / (b + h) : 2 * (h - 2 * tw) * tw;
  const web = (h - 2 * tf) * tw;
  return shape === 'weldedI' ? web : Math.max(A - 2 * b * tf + (tw + 2 * r) * tf, web);
}

/** Returns whether a web carries its shear area's plastic resistance without buckling: EN 1993-1-1, 6.2.6 (6). */
export function isWebStocky({ shape, h, tw, tf, r }: MemberSection, steel: Pick<Steel, 'E' | 'fy'>): boolean {
  if (shape === 'pipe') return true;
  const height = shape === 'box' ? flatWidth(h, { tw, r }) : h - 2 * tf;
  return height / tw <= STOCKY_WEB * epsilonOf(steel);
}
