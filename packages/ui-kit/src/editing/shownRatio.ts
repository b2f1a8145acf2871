import { type Material, completeConstants } from '@eecs/solver-core';

/** An isotropic material has no value outside these bounds. */
const [LEAST, MOST] = [-1, 0.5];

/**
 * Returns Poisson's ratio of a material for display: the stored one, or the one that E and G imply; null if they imply
 * a value that no isotropic material has, as for timber along the grain.
 */
export function shownRatio(material: Pick<Material, 'E' | 'G' | 'nu'>): number | null {
  const { nu } = completeConstants(material);
  if (nu === null || nu === undefined) return null;
  if (material.nu !== undefined && material.nu !== null) return nu;
  return nu > LEAST && nu <= MOST ? nu : null;
}
