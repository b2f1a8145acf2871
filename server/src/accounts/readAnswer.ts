import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import type { UserRow } from '../repositories/users.ts';

/** How a call that consumes something (a link, a token) sends its answer within the transaction. */
export interface AnswerReader<Answer> {
  readonly read: (db: Knex, user: UserRow) => Promise<Answer>;
  /** False once the client has disconnected or the deadline has answered it. */
  readonly isAwaited: () => boolean;
}

/**
 * Reads the answer as the last step before a transaction is committed. If that fails, or the client has disconnected,
 * the transaction fails, too, and nothing is used up. Rejects with ApiFailure `db` if the client has disconnected.
 */
export async function readAnswer<Answer>(
  db: Knex,
  user: UserRow,
  { read, isAwaited }: AnswerReader<Answer>,
): Promise<Answer> {
  const answer = await read(db, user);
  if (!isAwaited()) throw new ApiFailure('db', { retryAfter: 2 });
  return answer;
}
