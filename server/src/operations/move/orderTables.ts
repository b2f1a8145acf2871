/** A foreign key: rows of `from` reference rows of `to`. */
export interface Reference {
  readonly from: string;
  readonly to: string;
}

/**
 * Sorts tables so that each comes after those it references; otherwise the order is kept. Throws if references form a
 * cycle.
 */
export function orderTables(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = tables;
  while (left.length > 0) {
    const isReady = (table: string) =>
      references.every(({ from, to }) => from !== table || to === table || ordered.includes(to));
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new Error(`tables name each other in a ring: ${left.join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
