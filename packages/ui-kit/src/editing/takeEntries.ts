/** Finds an equal entry, comparing all values, for each entry, and adds those without one. */
export function takeEntries<Entry extends object>(
  known: readonly Entry[],
  wanted: readonly Entry[],
): { readonly entries: readonly Entry[]; readonly indexes: readonly number[] } {
  const entries = [...known];
  const texts = known.map(writeEntry);
  const indexes = wanted.map((entry) => {
    const text = writeEntry(entry);
    const there = texts.indexOf(text);
    if (there >= 0) return there;
    entries.push(withFreeName(entry, entries));
    texts.push(text);
    return entries.length - 1;
  });
  return { entries, indexes };
}

/** Renames an entry whose name is taken. */
function withFreeName<Entry extends object>(entry: Entry, others: readonly Entry[]): Entry {
  const field = 'label' in entry ? 'label' : 'name';
  const named = Reflect.get(entry, field) as unknown;
  const taken = new Set<unknown>(others.map((other) => Reflect.get(other, field) as unknown));
  if (typeof named !== 'string' || !taken.has(named)) return entry;
  let number = 2;
  while (taken.has(`${named}-${number}`)) number += 1;
  return { ...entry, [field]: `${named}-${number}` };
}

/** The content of an entry without its name and colour. */
function writeEntry(entry: object): string {
  return JSON.stringify(
    Object.entries(entry)
      .filter(([name]) => name !== 'id' && name !== 'color' && name !== 'origin')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
