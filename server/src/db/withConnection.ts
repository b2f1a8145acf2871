import knex, { type Knex } from 'knex';
import { openingLimit, toConnection, type DatabaseTarget } from './connect.ts';

/** Connects for one task, without time limits. */
export async function withConnection<T>(target: DatabaseTarget, work: (db: Knex) => Promise<T>): Promise<T> {
  const connection = { ...toConnection(target), connectionTimeoutMillis: openingLimit(target) };
  // Knex would print errors to the console that the caller already reports in one line.
  const silence = () => undefined;
  const log = { warn: silence, error: silence, deprecate: silence, debug: silence };
  const db = knex({ client: 'pg', connection, pool: { min: 0, max: 1 }, log });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
