import type { MemberLimits } from '../../../model/common/document.ts';
import type { Steel } from '../../rods/rodResistance.ts';
import type { LateralReduction } from '../memberCheck.ts';
import type { MemberSection, SectionClass } from '../memberSection.ts';
import { type Pushed, classify, isWebStocky, shearAreaOf } from './sectionClass.ts';

/** The resistances of a cross-section about y. Forces in N, moments in N·mm. */
export interface MemberResistance {
  readonly sectionClass: Exclude<SectionClass, 4>;
  /** The section modulus for its class, mm3. */
  readonly W: number;
  /** The moment W·fy without a partial factor. */
  readonly characteristic: number;
  readonly moment: number;
  readonly shear: number;
  readonly axial: number;
}

/** EN 1993-1-1 table 6.3: imperfection factors. */
const IMPERFECTIONS = { a: 0.21, b: 0.34, c: 0.49, d: 0.76 } as const;

/** A part in pure bending, without compression. */
export const BENT: Pushed = { push: 0, moment: 0 };

/**
 * Computes the resistances of a cross-section by EN 1993-1-1:2005, 6.2, in pure bending or with compression; returns
 * null for class 4 and for slender webs.
 */
export function resistSection(
  section: MemberSection,
  steel: Steel,
  { gammaM0 = 1, pushed }: Pick<MemberLimits, 'gammaM0'> & { readonly pushed: Pushed },
): MemberResistance | null {
  const sectionClass = classify(section, steel, { ...pushed, gammaM0 });
  if (sectionClass === 4 || !isWebStocky(section, steel)) return null;
  const W = sectionClass === 3 ? section.Wel : section.Wpl;
  return {
    sectionClass,
    W,
    characteristic: W * steel.fy,
    moment: (W * steel.fy) / gammaM0,
    shear: (shearAreaOf(section) * steel.fy) / Math.sqrt(3) / gammaM0,
    axial: (section.A * steel.fy) / gammaM0,
  };
}

/**
 * Computes the moment resistance of a cross-section with a shear force, N·mm, by 6.2.8: above half of the shear
 * resistance, an I section of class 1 or 2 by (6.30), any other one with its whole strength reduced by rho.
 */
export function resistBesideShear(
  { shape, h, tw, tf }: MemberSection,
  { moment, shear, sectionClass, W }: MemberResistance,
  { V, fy, gammaM0 = 1 }: { readonly V: number; readonly fy: number; readonly gammaM0?: number | undefined },
): number {
  const rho = shearReduction(V, shear);
  if (rho === 0) return moment;
  const isPlasticI = (shape === 'rolledI' || shape === 'weldedI') && sectionClass < 3;
  if (!isPlasticI) return (1 - rho) * moment;
  const web = (h - 2 * tf) * tw;
  return Math.min(moment, ((W - (rho * web ** 2) / (4 * tw)) * fy) / gammaM0);
}

/** Computes rho of (6.29): 0 up to half of the shear resistance, 1 at the shear resistance and above. */
export function shearReduction(V: number, shear: number): number {
  const use = Math.abs(V) / shear;
  return use <= 0.5 ? 0 : Math.min(1, (2 * use - 1) ** 2);
}

/**
 * Computes the axial resistance of a cross-section with a shear force, N, by 6.2.10: the yield strength of the shear
 * area is reduced by rho.
 */
export function resistAxialBesideShear(
  section: MemberSection,
  { axial, shear }: MemberResistance,
  V: number,
): number {
  return axial * (1 - (shearReduction(V, shear) * Math.min(shearAreaOf(section), section.A)) / section.A);
}

/**
 * Computes the reduction factor for lateral-torsional buckling: the general case of 6.3.2.2, or, if chosen, that of
 * 6.3.2.3 for rolled and equivalent welded sections with a plateau of 0.4 and beta 0.75.
 */
export function reduceLateral(
  { shape, h, b }: MemberSection,
  slenderness: number,
  method: 'general' | 'rolled',
): LateralReduction {
  const isRolled = shape === 'rolledI';
  const isI = isRolled || shape === 'weldedI';
  const isBroad = h / b <= 2;
  if (method === 'rolled' && isI) {
    const curve = isRolled ? (isBroad ? 'b' : 'c') : isBroad ? 'c' : 'd';
    return { slenderness, curve, reduction: reduce(slenderness, { curve, plateau: 0.4, beta: 0.75 }) };
  }
  const curve = isRolled ? (isBroad ? 'a' : 'b') : shape === 'weldedI' && isBroad ? 'c' : 'd';
  return { slenderness, curve, reduction: reduce(slenderness, { curve, plateau: 0.2, beta: 1 }) };
}

function reduce(
  slenderness: number,
  {
    curve,
    plateau,
    beta,
  }: { readonly curve: keyof typeof IMPERFECTIONS; readonly plateau: number; readonly beta: number },
): number {
  if (slenderness <= plateau) return 1;
  const square = slenderness ** 2;
  const phi = (1 + IMPERFECTIONS[curve] * (slenderness - plateau) + beta * square) / 2;
  return Math.min(1, 1 / square, 1 / (phi + Math.sqrt(phi ** 2 - beta * square)));
}
