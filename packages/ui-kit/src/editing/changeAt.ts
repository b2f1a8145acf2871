/** Changes some entries of a list; returns the same list if nothing changed. */
export function changeAt<Entry>(
  entries: readonly Entry[],
  indexes: ReadonlySet<number>,
  change: (entry: Entry) => Entry,
): readonly Entry[] {
  const next = entries.map((entry, index) => (indexes.has(index) ? change(entry) : entry));
  return next.every((entry, index) => entry === entries[index]) ? entries : next;
}
