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

/**
 * Removes the cross-sections and materials of a document that only its lines before an edit used. `key` is the field of
 * a line with the index of its cross-section. Returns the lists and the lines that name their entries.
 */
export function forgetLeftConstants<
  Key extends string,
  Line extends Readonly<Record<Key | 'materialIndex', number>>,
  Section,
  Material,
>(
  document: { readonly sections: readonly Section[]; readonly materials: readonly Material[] },
  {
    before,
    lines,
    key,
  }: { readonly before: readonly Line[]; readonly lines: readonly Line[]; readonly key: Key },
): {
  readonly sections: readonly Section[];
  readonly materials: readonly Material[];
  readonly lines: readonly Line[];
} {
  const made = forgetLeft<Key, Line, Section>({ entries: document.sections, before, things: lines, key });
  const left = forgetLeft<'materialIndex', Line, Material>({
    entries: document.materials,
    before,
    things: made.things,
    key: 'materialIndex',
  });
  return { sections: made.entries, materials: left.entries, lines: left.things };
}
