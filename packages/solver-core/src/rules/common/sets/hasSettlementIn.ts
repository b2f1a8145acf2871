import { hasSet } from './setMask.ts';

/** Says whether a settlement acts in the case set of an index: in every one unless its `sets` say in which. */
export function hasSettlementIn({ sets }: { readonly sets?: number }, index: number): boolean {
  return sets === undefined || hasSet(sets, index);
}
