import { hasSet } from './setMask.ts';

/** Returns whether a settlement acts in the case set with an index: in every one unless its `sets` name others. */
export function hasSettlementIn({ sets }: { readonly sets?: number }, index: number): boolean {
  return sets === undefined || hasSet(sets, index);
}
