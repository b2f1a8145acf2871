import type { Utilisation } from '@eecs/solver-core/truss';

/** The greater of the parts of strength and of buckling that are used; 0 if neither is known. */
export function greatestPart({ stress, buckling }: Utilisation): number {
  return Math.max(stress ?? 0, buckling ?? 0);
}

/** Returns whether anything is known of what is used: of a rod that is pulled, its strength has to be given. */
export function isUseKnown({ stress, buckling }: Utilisation): boolean {
  return stress !== null || (buckling ?? 0) > 0;
}
