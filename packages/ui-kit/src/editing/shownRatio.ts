import { type Material, completeConstants } from '@eecs/solver-core';

/** A material that is alike in every direction has none beyond these. */
const [LEAST, MOST] = [-1, 0.5];

/**
 * Returns Poisson's ratio of a material as it is shown: the one that it has, or the one that E and G imply; null where
 * these imply one that no material alike in every direction has, as for timber along the grain.
 */
export function shownRatio(material: Pick<Material, 'E' | 'G' | 'nu'>): number | null {
  const { nu } = completeConstants(material);
  if (nu === null || nu === undefined) return null;
  if (material.nu !== undefined && material.nu !== null) return nu;
  return nu > LEAST && nu <= MOST ? nu : null;
}
