import { flatWidth } from '../epsilon.ts';
import type { CriticalForce } from './criticalForces.ts';
import type { BucklingResistance, CompressionResistance, Steel } from './rodResistance.ts';
import type { RodSection } from './rodSection.ts';

/** Whether a force comes from combinations of strength (LRFD) or allowable ones (ASD). */
export type AiscMethod = 'LRFD' | 'ASD';

/** AISC 360-22: the resistance factor of chapters D, E and F. */
export const PHI = 0.9;
/** AISC 360-22: the safety factor of chapters D, E and F. */
export const OMEGA = 1.67;
/** AISC 360-22, A3: the strongest steel of its lists, 100 ksi. */
export const MOST_AISC_YIELD = 690;

/** Returns the design strength phi·Rn, or the allowable strength Rn/Omega, of chapters D, E and F. */
export function toDesign(nominal: number, method: AiscMethod): number {
  return method === 'LRFD' ? PHI * nominal : nominal / OMEGA;
}

/** Computes the strength in tension yielding, N, by D2-1. Rupture of the net section is not judged. */
export function resistYielding(A: number, fy: number, method: AiscMethod): number {
  return toDesign(A * fy, method);
}

/**
 * Returns whether no element of a cross-section in uniform compression is slender by AISC 360-22 table B4.1a; slender
 * elements would need E7.
 */
export function isNonslender({ shape, h, b, tw, tf, r }: RodSection, { E, fy }: Steel): boolean {
  const limit = Math.sqrt(E / fy);
  if (shape === 'solid') return true;
  if (shape === 'pipe') return h / tw <= (0.11 * E) / fy;
  if (shape === 'box') return flatWidth(Math.max(h, b), { tw, r }) <= 1.4 * limit * tw;
  if (shape === 'angle') return Math.max(h, b) / tw <= 0.45 * limit;
  if (shape === 'tee') return b / 2 <= 0.56 * limit * tf && h <= 0.75 * limit * tw;
  if (shape === 'channel') return b <= 0.56 * limit * tf && h - 2 * (tf + r) <= 1.49 * limit * tw;
  const kc = Math.min(Math.max(4 / Math.sqrt((h - 2 * tf) / tw), 0.35), 0.76);
  const flange = shape === 'rolledI' ? 0.56 : 0.64 * Math.sqrt(kc);
  return b / 2 <= flange * limit * tf && h - 2 * (tf + r) <= 1.49 * limit * tw;
}

/**
 * Computes the strength of a rod in compression by AISC 360-22, E3 and E4: members without slender elements, loaded
 * through their centroid. Forces in N.
 */
export function resistBuckling(
  { A }: RodSection,
  { fy }: Steel,
  { critical, method }: { readonly critical: readonly CriticalForce[]; readonly method: AiscMethod },
): CompressionResistance {
  return {
    section: toDesign(A * fy, method),
    modes: critical.map(({ mode, force }): BucklingResistance => {
      const ratio = (A * fy) / force;
      // (E3-2) and (E3-3) meet at Fy/Fe = 2.25.
      const reduction = ratio <= 2.25 ? 0.658 ** ratio : 0.877 / ratio;
      return {
        mode,
        critical: force,
        slenderness: Math.sqrt(ratio),
        curve: null,
        reduction,
        resistance: toDesign(reduction * A * fy, method),
      };
    }),
  };
}
