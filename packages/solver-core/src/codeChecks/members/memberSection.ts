import type { CrossSection, UnitSystem } from '../../model/common/document.ts';
import { sectionProperties } from '../../sections/sectionProperties.ts';
import { type RodSection, describeRodSection } from '../rods/rodSection.ts';

/** The properties of a cross-section that its resistance in bending about an axis of symmetry depends on, in mm. */
export interface MemberSection extends RodSection {
  readonly shape: 'rolledI' | 'weldedI' | 'channel' | 'box' | 'pipe';
  /** Elastic and plastic section modulus about y. */
  readonly Wel: number;
  readonly Wpl: number;
  /** Whether the beam bends about z, so that both moduli are those about z. */
  readonly isSideways?: boolean;
}

/** The class of a cross-section by EN 1993-1-1 table 5.2. */
export type SectionClass = 1 | 2 | 3 | 4;

/** The shapes that a standard covers. */
export interface JudgedShapes {
  /** Whether channels are covered. */
  readonly judgesChannels: boolean;
  /** Whether I sections that bend about z are covered. */
  readonly judgesSideways: boolean;
}

/**
 * Describes the cross-section of a member in bending about y, or about z if it `isSideways`. Returns null for shapes
 * that are not covered: solid ones, and those that are neither doubly symmetric nor channels.
 */
export function describeMemberSection(
  section: CrossSection,
  system: UnitSystem,
  { isSideways, ...judged }: JudgedShapes & { readonly isSideways: boolean },
): MemberSection | null {
  const described = describeRodSection(section, system);
  if (described === null || !isMember(described)) return null;
  if (described.shape === 'channel' && (isSideways || !judged.judgesChannels)) return null;
  const result = sectionProperties({ ...section, units: section.units ?? system }, 0);
  if (!result.ok) return null;
  const { Wply, Wplz, WyTop, WyBottom, WzLeft, WzRight } = result.properties;
  if (Wply === null || Wplz === null) return null;
  if (!isSideways) return { ...described, ...moduliOf(Wply, WyTop, WyBottom) };
  const moduli = moduliOf(Wplz, WzLeft, WzRight);
  const { shape, h, b, Iy, Iz } = described;
  if (shape === 'box') return { ...described, ...moduli, h: b, b: h, Iy: Iz, Iz: Iy, Iu: Iz, Iv: Iy };
  return { ...described, ...moduli, isSideways: shape !== 'pipe' };
}

function moduliOf(Wpl: number, one: number | null, other: number | null): Pick<MemberSection, 'Wel' | 'Wpl'> {
  return { Wpl: Wpl * 1e3, Wel: Math.min(one ?? NaN, other ?? NaN) * 1e3 };
}

function isMember(section: RodSection): section is RodSection & Pick<MemberSection, 'shape'> {
  return ['rolledI', 'weldedI', 'channel', 'box', 'pipe'].includes(section.shape);
}
