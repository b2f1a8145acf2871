import type { CrossSection, UnitSystem } from '../../model/common/document.ts';
import { completeAngle } from '../../sections/shapes/plans/lsection.ts';
import { sectionProperties } from '../../sections/sectionProperties.ts';
import { scaleBetween } from '../../units/sectionScale.ts';

/** The shapes whose buckling the standards describe; an I section without root radii is welded from plates. */
export type RodShape = 'rolledI' | 'weldedI' | 'channel' | 'tee' | 'angle' | 'box' | 'pipe' | 'solid';

/** The properties of a cross-section that the resistance of its rod depends on, in mm. */
export interface RodSection {
  readonly shape: RodShape;
  readonly h: number;
  readonly b: number;
  /** The thickness of the web, of the wall, or of the thinner leg of an angle. */
  readonly tw: number;
  /** The thickness of the flanges. */
  readonly tf: number;
  /** The root radius. */
  readonly r: number;
  readonly A: number;
  /** Second moments about the axes along which the section is drawn. */
  readonly Iy: number;
  readonly Iz: number;
  /** Second moments about the principal axes. */
  readonly Iu: number;
  readonly Iv: number;
  /** Whether the principal axes differ from those along which the section is drawn. */
  readonly isSkew: boolean;
  readonly It: number;
  readonly Iw: number;
  /** Vector from the centroid to the shear centre, along the principal axes u and v. */
  readonly shearCentre: readonly [u: number, v: number];
}

const SHAPES: Readonly<Partial<Record<CrossSection['className'], RodShape>>> = {
  hsection: 'rolledI',
  csection: 'channel',
  tsection: 'tee',
  lsection: 'angle',
  rectangularpipe: 'box',
  roundpipe: 'pipe',
  rectangle: 'solid',
  circle: 'solid',
};

/**
 * Describes the cross-section of a rod in mm. Returns null for a shape that EN 1993-1-1 table 6.2 does not contain:
 * generic sections, zees, cold-formed shapes, sections of several parts.
 *
 * `system` is that of the document, for a section that names none.
 */
export function describeRodSection(section: CrossSection, system: UnitSystem): RodSection | null {
  const found = SHAPES[section.className];
  if (found === undefined) return null;
  const result = sectionProperties({ ...section, units: section.units ?? system }, 0);
  if (!result.ok) return null;
  const { A, Iy, Iz, Iu, Iv, alpha, It, Iw, yShear, zShear } = result.properties;
  if (It === null || Iw === null || yShear === null || zShear === null) return null;
  const toMm = scaleBetween(section.units ?? system, 0);
  const turn = (alpha * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    shape: found === 'rolledI' && !isRolled(section) ? 'weldedI' : found,
    ...sizesOf(section, toMm),
    A: A * 1e2,
    Iy: Iy * 1e4,
    Iz: Iz * 1e4,
    Iu: Iu * 1e4,
    Iv: Iv * 1e4,
    isSkew: found === 'angle',
    It: It * 1e4,
    Iw: Iw * 1e6,
    shearCentre: [yShear * cos + zShear * sin, zShear * cos - yShear * sin],
  };
}

/** Returns whether an I section has the root radii of a rolled one; those of welded sections are negligible. */
function isRolled({ r1 = 0, tf = 0 }: CrossSection): boolean {
  return r1 >= 0.2 * tf;
}

function sizesOf(section: CrossSection, toMm: number): Pick<RodSection, 'h' | 'b' | 'tw' | 'tf' | 'r'> {
  const { className, h = 0, b = 0, tw = 0, tf = 0, t = 0, r1 = 0, Dy = 0 } = section;
  if (className === 'lsection') {
    const { b: width, tb } = completeAngle(section);
    return {
      h: h * toMm,
      b: width * toMm,
      tw: Math.min(t, tb) * toMm,
      tf: Math.min(t, tb) * toMm,
      r: r1 * toMm,
    };
  }
  const height = className === 'roundpipe' || className === 'circle' ? Dy : h;
  return { h: height * toMm, b: b * toMm, tw: tw * toMm, tf: tf * toMm, r: r1 * toMm };
}
