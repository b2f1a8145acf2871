/** Finds each entry among those there are, by all its values, and adds it where it is not among them. */
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

/** Names an entry anew whose name another one has. */
function withFreeName<Entry extends object>(entry: Entry, others: readonly Entry[]): Entry {
  const field = 'label' in entry ? 'label' : 'name';
  const named = Reflect.get(entry, field) as unknown;
  const taken = new Set<unknown>(others.map((other) => Reflect.get(other, field) as unknown));
  if (typeof named !== 'string' || !taken.has(named)) return entry;
  let number = 2;
  while (taken.has(`${named}-${number}`)) number += 1;
  return { ...entry, [field]: `${named}-${number}` };
}

/** The content of an entry without its name in the document and its colour. */
function writeEntry(entry: object): string {
  return JSON.stringify(
    Object.entries(entry)
      .filter(([name]) => name !== 'id' && name !== 'color' && name !== 'origin')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
