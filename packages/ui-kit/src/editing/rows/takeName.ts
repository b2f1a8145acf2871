import type { ReadRow } from './readRows.ts';
import type { RowReader } from './rowReader.ts';

/** Accepts a name that is still free; an empty cell gets the next free one. */
export function takeName<Key extends string>(
  row: ReadRow<Key>,
  key: Key,
  of: {
    readonly reader: RowReader<Key>;
    readonly taken: string[];
    readonly next: (taken: readonly string[]) => string;
  },
): string {
  const { text } = row.cell(key);
  const name = text === '' ? of.next(of.taken) : text;
  if (of.taken.includes(name)) of.reader.refuse(row, key, 'taken');
  of.taken.push(name);
  return name;
}
