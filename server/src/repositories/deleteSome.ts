import type { Knex } from 'knex';

/**
 * Deletes at most so many rows of a table in one short statement; returns how many. Rows that are being changed are
 * left for the next time, so that nobody waits.
 */
export async function deleteSome(
  db: Knex,
  table: string,
  most: number,
  due: (query: Knex.QueryBuilder) => void,
): Promise<number> {
  const some = db(table).select('ctid').where(due).limit(most).forUpdate().skipLocked();
  // Looked up by their places: `in (select …)` would read the whole table for every batch.
  return db(table).whereRaw('ctid = any(array?)', [some]).delete();
}

/** Removes at most so many rows whose time in a column is before a moment. */
export function deleteBefore(
  db: Knex,
  table: string,
  { column, before, most }: { readonly column: string; readonly before: number; readonly most: number },
): Promise<number> {
  return deleteSome(db, table, most, (query) => void query.where(column, '<', new Date(before)));
}
