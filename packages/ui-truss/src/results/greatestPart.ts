import type { Utilisation } from '@eecs/solver-core/truss';

/** The greater of the parts of strength and of buckling that are used; 0 where neither is known. */
export function greatestPart({ stress, buckling }: Utilisation): number {
  return Math.max(stress ?? 0, buckling ?? 0);
}
