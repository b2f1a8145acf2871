import { forgetLeft } from './forgetLeft.ts';

/** The objects that an entry of a list is assigned to. */
export interface Assignment<Key extends string, Thing, Entry> {
  readonly entries: readonly Entry[];
  /** The things that name entries by index, in the field `key`. */
  readonly things: readonly Thing[];
  readonly key: Key;
  /** Indices of the things that get the entry. */
  readonly chosen: readonly number[];
  readonly entry: Entry;
}

/**
 * Assigns an entry to some of the things that name one. If the list has an equal entry, that one is used; entries that
 * nothing names any more after this are removed.
 *
 * @example assignEntry({ entries: ['A'], things: [{ of: 0 }], key: 'of', chosen: [0], entry: 'B' }) // { entries:
 * ['B'], things: [{ of: 0 }] }
 */
export function assignEntry<
  Key extends string,
  Thing extends Readonly<Record<Key, number>>,
  Entry extends object | string,
>({
  entries,
  things,
  key,
  chosen,
  entry,
}: Assignment<Key, Thing, Entry>): {
  readonly entries: readonly Entry[];
  readonly things: readonly Thing[];
} {
  const text = JSON.stringify(entry);
  const there = entries.findIndex((other) => JSON.stringify(other) === text);
  const at = there < 0 ? entries.length : there;
  const all = there < 0 ? [...entries, entry] : entries;
  const given = things.map((thing, index) =>
    chosen.includes(index) && thing[key] !== at ? { ...thing, [key]: at } : thing,
  );
  return forgetLeft({ entries: all, before: things, things: given, key });
}
