/** Returns whether a bit mask contains the case set with an index. */
export function hasSet(mask: number, index: number): boolean {
  return Math.floor(mask / 2 ** index) % 2 === 1;
}

/** Adds the case set with an index to a bit mask, or removes it. */
export function withSet(mask: number, index: number, isIn: boolean): number {
  if (hasSet(mask, index) === isIn) return mask;
  return isIn ? mask + 2 ** index : mask - 2 ** index;
}

/** Removes the bit of a deleted case set from a mask: the bits above it move down. */
export function withoutSet(mask: number, index: number): number {
  const below = mask % 2 ** index;
  const above = Math.floor(mask / 2 ** (index + 1));
  return above * 2 ** index + below;
}

/** Lists the indexes of the case sets in a mask, of `count` existing sets. */
export function listSets(mask: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => hasSet(mask, index));
}

/** Sets the mask of an action; returns the same object if nothing changes. */
export function withMask<Item extends { readonly sets?: number }>(item: Item, sets: number): Item {
  return item.sets === sets ? item : { ...item, sets };
}
