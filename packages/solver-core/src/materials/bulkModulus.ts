import type { Material } from '../model/common/document.ts';
import { completeConstants } from './elasticConstants.ts';

/**
 * Computes the bulk modulus K = E / (3(1 - 2 nu)), in the unit of E; returns a stated K unchanged.
 *
 * Returns null if it is not known: E or nu is missing, or nu is one half or more, for example for rubber, or for timber
 * if nu follows from E and G. Source: S. P. Timoshenko, J. N. Goodier, Theory of Elasticity, art. 6.
 *
 * @example computeBulkModulus({ E: 210000, nu: 0.3 }) // 175000
 */
export function computeBulkModulus(material: Pick<Material, 'E' | 'G' | 'nu' | 'K'>): number | null {
  if (typeof material.K === 'number') return material.K;
  const { E, nu } = completeConstants(material);
  return E === null || nu === null || nu >= 0.5 ? null : E / (3 * (1 - 2 * nu));
}
