/** Says whether a bit mask names the case set of an index. */
export function hasSet(mask: number, index: number): boolean {
  return Math.floor(mask / 2 ** index) % 2 === 1;
}

/** Adds the case set of an index to a bit mask, or takes it out. */
export function withSet(mask: number, index: number, isIn: boolean): number {
  if (hasSet(mask, index) === isIn) return mask;
  return isIn ? mask + 2 ** index : mask - 2 ** index;
}

/** Takes the bit of a deleted case set out of a mask: those above it move down. */
export function withoutSet(mask: number, index: number): number {
  const below = mask % 2 ** index;
  const above = Math.floor(mask / 2 ** (index + 1));
  return above * 2 ** index + below;
}

/** Lists the indexes of the case sets a mask names, of as many as there are. */
export function listSets(mask: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => hasSet(mask, index));
}

/** Gives what acts another mask; the same object where that changes nothing. */
export function withMask<Item extends { readonly sets?: number }>(item: Item, sets: number): Item {
  return item.sets === sets ? item : { ...item, sets };
}
