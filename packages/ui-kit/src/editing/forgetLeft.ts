import { forgetEntry } from './forgetEntry.ts';

/**
 * Removes the entries of a list that something named before an edit and nothing names after it. An entry that nothing
 * named before stays, because somebody added it on purpose.
 *
 * @example forgetLeft({ entries: ['A', 'B'], before: [{ of: 0 }], things: [{ of: 1 }], key: 'of' }) // { entries:
 * ['B'], things: [{ of: 0 }] }
 */
export function forgetLeft<Key extends string, Thing extends Readonly<Record<Key, number>>, Entry>({
  entries,
  before,
  things,
  key,
}: {
  readonly entries: readonly Entry[];
  /** The things before the edit, which name entries by index in `key`. */
  readonly before: readonly Thing[];
  /** The things after the edit. */
  readonly things: readonly Thing[];
  readonly key: Key;
}): { readonly entries: readonly Entry[]; readonly things: readonly Thing[] } {
  const named = new Set(things.map((thing) => thing[key]));
  const left = [...new Set(before.map((thing) => thing[key]))]
    .filter((index) => index >= 0 && !named.has(index))
    .sort((a, b) => b - a);
  return left.reduce<{ readonly entries: readonly Entry[]; readonly things: readonly Thing[] }>(
    (now, index) => ({
      entries: now.entries.filter((_, other) => other !== index),
      things: forgetEntry(now.things, key, index).items,
    }),
    { entries, things },
  );
}
