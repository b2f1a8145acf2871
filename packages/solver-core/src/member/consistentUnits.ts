import type { UnitSystem } from '../model/common/document.ts';

/** Factors that convert from the document's units to a consistent set: m, N, Pa (SI) or in, lbf, psi (US). */
export interface ConsistentFactors {
  readonly modulus: number;
  readonly area: number;
  readonly secondMoment: number;
}

/** SI documents use MPa, cm2 and cm4; US documents are consistent already. */
export const CONSISTENT: Readonly<Record<UnitSystem, ConsistentFactors>> = {
  0: { modulus: 1e6, area: 1e-4, secondMoment: 1e-8 },
  1: { modulus: 1, area: 1, secondMoment: 1 },
};
