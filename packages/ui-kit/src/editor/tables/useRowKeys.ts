import { useState } from 'react';
import { carryKeys, type KeyedRows, NO_ROWS } from './rowKeys.ts';

/** Returns a stable key for each row of a table, so that a text being typed stays in its row. */
export function useRowKeys(items: readonly object[]): readonly string[] {
  const [rows, setRows] = useState<KeyedRows>(() => carryKeys(NO_ROWS, items));
  if (rows.items === items) return rows.keys;
  const carried = carryKeys(rows, items);
  setRows(carried);
  return carried.keys;
}
