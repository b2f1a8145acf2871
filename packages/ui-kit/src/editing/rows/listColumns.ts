import type { RowColumn } from './readRows.ts';

/** Lists the columns of a table with all their names. */
export function listColumns<Key extends string>(
  names: Readonly<Record<Key, readonly string[]>>,
): readonly RowColumn<Key>[] {
  return (Object.keys(names) as Key[]).map((key) => ({ key, names: names[key] }));
}
