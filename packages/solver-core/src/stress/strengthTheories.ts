import type { Theory } from '../beam/results/stressParts.ts';
import { completeConstants } from '../materials/elasticConstants.ts';
import { computeStrengthRatio } from '../materials/strengthRatio.ts';
import type { Material } from '../model/common/document.ts';

/** The five strength theories. */
export const THEORIES: readonly Theory[] = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'];

/** Creates a value for each theory. */
export function mapTheories<Value>(of: (theory: Theory) => Value): Record<Theory, Value> {
  return { eq1: of('eq1'), eq2: of('eq2'), eq3: of('eq3'), eq4: of('eq4'), eq5: of('eq5') };
}

/** The properties of a material that the theories need. */
export interface TheoryConstants {
  /** Poisson's ratio. */
  readonly nu: number;
  /** Strength in tension divided by strength in compression. */
  readonly k: number;
}

/**
 * Returns the material properties that the theories need: nu given or from E and G; null unless it is within (0,
 * 0.5].
 */
export function getTheoryConstants(material: Material): TheoryConstants | null {
  const { nu } = completeConstants(material);
  return nu !== null && nu > 0 && nu <= 0.5 ? { nu, k: computeStrengthRatio(material) } : null;
}

/**
 * Computes the principal stresses of a normal stress along the beam and a shear stress: s1 >= 0 >= s3; the third one is
 * zero.
 *
 * The smaller one is computed from the product s1·s3 = -tau², so that it retains its digits beside a large one.
 */
export function computePrincipals(sigma: number, tau: number): { readonly s1: number; readonly s3: number } {
  const far = Math.abs(sigma) / 2 + Math.sqrt((sigma * sigma) / 4 + tau * tau);
  const near = far === 0 ? 0 : -tau * (tau / far);
  // `|| 0` replaces the -0 of a zero tau².
  return sigma >= 0 ? { s1: far, s3: near || 0 } : { s1: -near || 0, s3: -far };
}

/**
 * Computes the equivalent stresses of a normal and a shear stress for the five theories, all at least zero, in their
 * unit.
 *
 * eq1 is the greatest principal stress by magnitude, eq2 the greatest strain times E, eq3 = sqrt(sigma² + 4 tau²) the
 * greatest shear stress (Tresca), eq4 = sqrt(sigma² + 3 tau²) the energy of distortion (Huber, Mises, Hencky), eq5 =
 * max(s1 - k s3, 0) (Mohr). Without factors: this is not a check by a design code. Source: S. P. Timoshenko, Strength
 * of Materials II, chapter on strength theories; THEORY.md, "Stresses".
 */
export function computeEquivalents(
  sigma: number,
  tau: number,
  { nu, k }: TheoryConstants,
): Record<Theory, number> {
  const { s1, s3 } = computePrincipals(sigma, tau);
  return {
    eq1: Math.max(s1, -s3),
    eq2: Math.max(Math.abs(s1 - nu * s3), Math.abs(s3 - nu * s1)),
    eq3: s1 - s3,
    eq4: Math.sqrt(sigma * sigma + 3 * tau * tau),
    eq5: Math.max(s1 - k * s3, 0),
  };
}
