import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';

/**
 * Runs a transaction for a client that waits. If the client no longer waits when it begins or ends, it is rolled back
 * and ApiFailure `busy` is thrown: a client that was asked to retry must not find the call executed.
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
