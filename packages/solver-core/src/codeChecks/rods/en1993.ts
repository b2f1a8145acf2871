import type { RodLimits } from '../../model/common/document.ts';
import { epsilonOf, flatWidth } from '../epsilon.ts';
import type { CriticalForce } from './criticalForces.ts';
import type { BucklingResistance, CompressionResistance, Steel } from './rodResistance.ts';
import type { RodSection } from './rodSection.ts';

/** Values that national annexes choose, and the manufacture of hollow sections. */
export type EurocodeChoice = Pick<RodLimits, 'gammaM0' | 'gammaM1' | 'hollow'>;

type Curve = NonNullable<BucklingResistance['curve']>;

/** EN 1993-1-1 table 6.1: imperfection factors. */
export const IMPERFECTIONS: Readonly<Record<Curve, number>> = { a: 0.21, b: 0.34, c: 0.49, d: 0.76 };
/** EN 1993-1-1, 1.1: steels above S460 are those of EN 1993-1-12. */
export const MOST_EUROCODE_YIELD = 460;

/** Computes the tension resistance of a cross-section, N, by (6.6). Holes are not considered. */
export function resistTension(A: number, fy: number, { gammaM0 = 1 }: EurocodeChoice): number {
  return (A * fy) / gammaM0;
}

/**
 * Returns whether a cross-section in uniform compression is of class 1, 2 or 3 by EN 1993-1-1 table 5.2; one of class 4
 * has parts that buckle before they yield (EN 1993-1-5).
 */
export function isStocky({ shape, h, b, tw, tf, r }: RodSection, steel: Steel): boolean {
  const epsilon = epsilonOf(steel);
  const internal = 42 * epsilon;
  const outstand = 14 * epsilon;
  if (shape === 'solid') return true;
  if (shape === 'pipe') return h / tw <= 90 * epsilon ** 2;
  if (shape === 'box') return flatWidth(Math.max(h, b), { tw, r }) <= internal * tw;
  if (shape === 'angle') return Math.max(h, b) / tw <= 15 * epsilon && (b + h) / (2 * tw) <= 11.5 * epsilon;
  if (shape === 'tee') return (b - tw) / 2 - r <= outstand * tf && h - tf - r <= outstand * tw;
  const flange = shape === 'channel' ? b - tw - r : (b - tw) / 2 - r;
  return flange <= outstand * tf && h - 2 * (tf + r) <= internal * tw;
}

/**
 * Chooses buckling curves about y and z by EN 1993-1-1 table 6.2, for S235 to S420; those of S460 are not worse. An I
 * section whose root radius is 0 counts as welded, which has the worse curves.
 */
export function chooseCurves(
  { shape, h, b, tf }: RodSection,
  { hollow }: EurocodeChoice,
): { y: Curve; z: Curve } {
  if (shape === 'rolledI') {
    if (tf > 100) return { y: 'd', z: 'd' };
    return h / b > 1.2 && tf <= 40 ? { y: 'a', z: 'b' } : { y: 'b', z: 'c' };
  }
  if (shape === 'weldedI') return tf <= 40 ? { y: 'b', z: 'c' } : { y: 'c', z: 'd' };
  if (shape === 'angle') return { y: 'b', z: 'b' };
  const isHot = (shape === 'box' || shape === 'pipe') && hollow === 'hot-finished';
  return isHot ? { y: 'a', z: 'a' } : { y: 'c', z: 'c' };
}

/**
 * Computes the compression resistance of a rod by EN 1993-1-1:2005, 6.2.4 and 6.3.1: sections of class 1 to 3,
 * torsional and torsional-flexural buckling by the curve about z (6.3.1.4). Forces in N.
 */
export function resistCompression(
  section: RodSection,
  { fy }: Steel,
  { critical, choice }: { readonly critical: readonly CriticalForce[]; readonly choice: EurocodeChoice },
): CompressionResistance {
  const { gammaM0 = 1, gammaM1 = 1 } = choice;
  const squash = section.A * fy;
  const curves = chooseCurves(section, choice);
  return {
    section: squash / gammaM0,
    modes: critical.map(({ mode, force }): BucklingResistance => {
      const curve = mode === 'y' ? curves.y : curves.z;
      const slenderness = Math.sqrt(squash / force);
      const reduction = reduce(slenderness, IMPERFECTIONS[curve]);
      return {
        mode,
        critical: force,
        slenderness,
        curve,
        reduction,
        resistance: (reduction * squash) / gammaM1,
      };
    }),
  };
}

/** Computes chi by (6.49); 1 up to a slenderness of 0.2. */
function reduce(slenderness: number, imperfection: number): number {
  if (slenderness <= 0.2) return 1;
  const phi = (1 + imperfection * (slenderness - 0.2) + slenderness ** 2) / 2;
  return Math.min(1, 1 / (phi + Math.sqrt(phi ** 2 - slenderness ** 2)));
}
