import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';

/**
 * Does in one transaction what somebody waits for: nothing of it is kept, and ApiFailure `busy` is thrown, where nobody
 * waits any more when it begins or ends. Who was told that a call was put off must not find that it was made.
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
