import { useState } from 'react';
import { carryKeys, type KeyedRows, NO_ROWS } from './rowKeys.ts';

/** Gives each row of a table a stable key: what is being typed in a row stays in that row. */
export function useRowKeys(items: readonly object[]): readonly string[] {
  const [rows, setRows] = useState<KeyedRows>(() => carryKeys(NO_ROWS, items));
  if (rows.items === items) return rows.keys;
  const carried = carryKeys(rows, items);
  setRows(carried);
  return carried.keys;
}
