import type { Utilisation } from '@eecs/solver-core/truss';

/** Returns the greater of the utilisations of strength and of buckling; 0 if neither is known. */
export function greatestPart({ stress, buckling }: Utilisation): number {
  return Math.max(stress ?? 0, buckling ?? 0);
}

/** Returns whether a utilisation is known: a rod in tension needs a strength. */
export function isUseKnown({ stress, buckling }: Utilisation): boolean {
  return stress !== null || (buckling ?? 0) > 0;
}
