import type { Knex } from 'knex';

/** The counters of knex's pool; knex does not declare its client. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Counts the connections of a pool (used and free) and the queries that wait for one. */
export function countPool(db: Knex): { used: number; free: number; waiting: number } {
  const { pool } = db.client as { pool?: Pool };
  // The pool was destroyed.
  if (pool === undefined) return { used: 0, free: 0, waiting: 0 };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
