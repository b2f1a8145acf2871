/** The rows of a table with a key for each, which stays with its row when others come or go. */
export interface KeyedRows {
  readonly items: readonly object[];
  readonly keys: readonly string[];
  /** Number of the next new key. */
  readonly next: number;
}

export const NO_ROWS: KeyedRows = { items: [], keys: [], next: 0 };

/**
 * Carries the keys of rows over to the rows of the next document. An object that is the same keeps its key wherever it
 * stands. Of as many as before the rest keep theirs in order: they were edited or converted. Any other row is new.
 */
export function carryKeys(before: KeyedRows, items: readonly object[]): KeyedRows {
  const rows = before.items.map((item, at) => ({ item, key: before.keys[at] ?? '' }));
  const keys = new Map<number, string>();
  // A surrounding program may hand the same rows back as new objects: what the first pass left is compared by content.
  let spare = rows;
  for (const identify of [(item: object): unknown => item, JSON.stringify]) {
    spare = match({ items, keys, rows: spare, identify });
  }
  const areEdited = items.length === before.items.length;
  let { next } = before;
  for (const at of items.keys()) {
    if (!keys.has(at)) keys.set(at, (areEdited ? spare.shift()?.key : undefined) ?? `row-${next++}`);
  }
  return { items, keys: items.map((_, at) => keys.get(at) ?? ''), next };
}

interface Row {
  readonly item: object;
  readonly key: string;
}

/** Gives the key of each row to the first item without one that is the same; returns the rows that found none. */
function match({
  items,
  keys,
  rows,
  identify,
}: {
  readonly items: readonly object[];
  /** Written into. */
  readonly keys: Map<number, string>;
  readonly rows: readonly Row[];
  readonly identify: (item: object) => unknown;
}): Row[] {
  const places = new Map<unknown, number[]>();
  items.forEach((item, at) => {
    if (keys.has(at)) return;
    const identity = identify(item);
    const same = places.get(identity);
    if (same === undefined) places.set(identity, [at]);
    else same.push(at);
  });
  return rows.filter(({ item, key }) => {
    const at = places.get(identify(item))?.shift();
    if (at !== undefined) keys.set(at, key);
    return at === undefined;
  });
}
