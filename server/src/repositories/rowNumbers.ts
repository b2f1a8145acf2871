import type { Knex } from 'knex';

/** Advances the ids of new rows by `count` beyond the last one, in every table. */
export async function skipNumbers(db: Knex, count: number): Promise<void> {
  await db.raw(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + ?)
     from pg_sequences where schemaname = current_schema() and sequencename not like 'knex%'`,
    [count],
  );
}
