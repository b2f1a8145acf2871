import { hasSet } from './setMask.ts';

/**
 * Returns whether a settlement acts in the case set with an index: in every set if it has no `sets`, otherwise in those
 * they name.
 */
export function hasSettlementIn({ sets }: { readonly sets?: number }, index: number): boolean {
  return sets === undefined || hasSet(sets, index);
}
