import knex, { type Knex } from 'knex';
import { openingLimit, toConnection, type DatabaseTarget } from './connect.ts';

/** Connects for a piece of work, without limits of time. */
export async function withConnection<T>(target: DatabaseTarget, work: (db: Knex) => Promise<T>): Promise<T> {
  const connection = { ...toConnection(target), connectionTimeoutMillis: openingLimit(target) };
  // Knex would print to the console what is reported once, in one line, where it ends.
  const silence = () => undefined;
  const log = { warn: silence, error: silence, deprecate: silence, debug: silence };
  const db = knex({ client: 'pg', connection, pool: { min: 0, max: 1 }, log });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
