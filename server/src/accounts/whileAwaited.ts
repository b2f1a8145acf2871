import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';

/**
 * Runs a transaction that somebody waits for. If nobody waits any more when it begins or ends, it is rolled back and
 * ApiFailure `busy` is thrown: a client that was told to come again must not find the call executed.
 */
export async function whileAwaited<T>(
  db: Knex,
  isAwaited: () => boolean,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const check = () => {
    if (!isAwaited()) throw new ApiFailure('busy', { retryAfter: 2 });
  };
  check();
  return db.transaction(async (transaction) => {
    const done = await work(transaction);
    check();
    return done;
  });
}
