import type { Material } from '../model/common/document.ts';

/** E, G and Poisson's ratio of a material, and which of them follows from the other two. */
export interface ElasticConstants {
  readonly E: number | null;
  readonly G: number | null;
  readonly nu: number | null;
  /** The constant that is computed instead of stated. */
  readonly linked: 'E' | 'G' | 'nu' | null;
}

/**
 * Completes E, G and nu by G = E / (2(1 + nu)), in the given units. If all three are stated, none is computed: for
 * timber E / 2G - 1 is 7, which is not a Poisson's ratio.
 *
 * A constant that cannot be computed stays null: two of the three are missing, G is not above zero, or nu is -1 or
 * less. Source: S. P. Timoshenko, J. N. Goodier, Theory of Elasticity, art. 6.
 *
 * @example completeConstants({ E: 210000, nu: 0.3 }).G // 80769.23
 */
export function completeConstants({ E, G, nu }: Pick<Material, 'E' | 'G' | 'nu'>): ElasticConstants {
  const given = { E: E ?? null, G: G ?? null, nu: nu ?? null };
  if (given.G === null && given.E !== null && given.nu !== null && given.nu > -1) {
    return { ...given, G: given.E / (2 * (1 + given.nu)), linked: 'G' };
  }
  if (given.nu === null && given.E !== null && given.G !== null && given.G > 0) {
    return { ...given, nu: given.E / (2 * given.G) - 1, linked: 'nu' };
  }
  if (given.E === null && given.G !== null && given.nu !== null) {
    return { ...given, E: 2 * given.G * (1 + given.nu), linked: 'E' };
  }
  return { ...given, linked: null };
}
