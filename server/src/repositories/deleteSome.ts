import type { Knex } from 'knex';

/**
 * Deletes at most the given number of rows of a table in one short statement; returns how many. Rows that are being
 * changed are left for the next time, so that no other transaction waits.
 */
export async function deleteSome(
  db: Knex,
  table: string,
  most: number,
  due: (query: Knex.QueryBuilder) => void,
): Promise<number> {
  const some = db(table).select('ctid').where(due).limit(most).forUpdate().skipLocked();
  // Rows are found by their ctid, because `in (select …)` would read the whole table for every batch.
  return db(table).whereRaw('ctid = any(array?)', [some]).delete();
}

/** Removes at most the given number of rows whose time in a column is before the given time. */
export function deleteBefore(
  db: Knex,
  table: string,
  { column, before, most }: { readonly column: string; readonly before: number; readonly most: number },
): Promise<number> {
  return deleteSome(db, table, most, (query) => void query.where(column, '<', new Date(before)));
}
