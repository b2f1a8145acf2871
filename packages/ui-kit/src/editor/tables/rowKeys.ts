/** The rows of a table with a stable key for each, which does not change when others are added or removed. */
export interface KeyedRows {
  readonly items: readonly object[];
  readonly keys: readonly string[];
  /** Number of the next new key. */
  readonly next: number;
}

export const NO_ROWS: KeyedRows = { items: [], keys: [], next: 0 };

/**
 * Carries the keys of rows over to the rows of the next document. An object that is the same keeps its key wherever
 * it stands. If the number of rows is unchanged, the rest keep their keys in order: they were edited or converted.
 * Any other row is new.
 */
export function carryKeys(before: KeyedRows, items: readonly object[]): KeyedRows {
  const keys = new Array<string | undefined>(items.length).fill(undefined);
  const rows: Row[] = [];
  // An edit leaves most of thousands of rows at their indices.
  before.items.forEach((item, at) => {
    const key = before.keys[at] ?? '';
    if (items[at] === item) keys[at] = key;
    else rows.push({ item, key });
  });
  // The host may pass equal rows as new objects: the second pass compares the remaining rows by content.
  let spare: readonly Row[] = rows;
  for (const identify of [(item: object): unknown => item, JSON.stringify]) {
    spare = match({ items, keys, rows: spare, identify });
  }
  const areEdited = items.length === before.items.length;
  let { next } = before;
  let taken = 0;
  const all = keys.map((key) => key ?? (areEdited ? spare[taken++]?.key : undefined) ?? `row-${next++}`);
  return { items, keys: all, next };
}

interface Row {
  readonly item: object;
  readonly key: string;
}

/** Assigns the key of each row to the first equal item without a key; returns the rows without a match. */
function match({
  items,
  keys,
  rows,
  identify,
}: {
  readonly items: readonly object[];
  /** The result, written by this function. */
  readonly keys: (string | undefined)[];
  readonly rows: readonly Row[];
  readonly identify: (item: object) => unknown;
}): Row[] {
  const places = new Map<unknown, number[]>();
  items.forEach((item, at) => {
    if (keys[at] !== undefined) return;
    const identity = identify(item);
    const same = places.get(identity);
    if (same === undefined) places.set(identity, [at]);
    else same.push(at);
  });
  return rows.filter(({ item, key }) => {
    const at = places.get(identify(item))?.shift();
    if (at !== undefined) keys[at] = key;
    return at === undefined;
  });
}
