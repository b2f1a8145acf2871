import type { Knex } from 'knex';

/** Numbers of advisory locks, by which processes on one database agree on who does a job. */
export const LOCKS = { subscriptionSweep: 7_430_101 } as const;

/** Takes a lock until the transaction ends; false if another process has it. */
export async function tryLock(transaction: Knex.Transaction, lock: number): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: { taken: boolean }[] }>(
    'select pg_try_advisory_xact_lock(?) as taken',
    [lock],
  );
  return rows[0]?.taken === true;
}
