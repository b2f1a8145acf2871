import type { Knex } from 'knex';

/** The part of knex's pool that counts; knex does not describe its client. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Counts the connections of a pool: at work, idle, and queries that wait for one. */
export function countPool(db: Knex): { used: number; free: number; waiting: number } {
  const { pool } = db.client as { pool?: Pool };
  // A pool that was destroyed.
  if (pool === undefined) return { used: 0, free: 0, waiting: 0 };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
