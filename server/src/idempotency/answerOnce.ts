import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import {
  findAnswer,
  forgetOldest,
  keepAnswer,
  releaseKey,
  takeKey,
} from '../repositories/idempotencyKeys.ts';
import { DAY_MS } from '../words/dayMs.ts';

/** How long a key is remembered, ms. */
export const KEY_LIFE_MS = DAY_MS;

/** How many harmless calls of a user are remembered; limits the space that answers take on disk. */
export const MOST_KEPT = 500;

/** A call that a client may repeat because the answer was lost. */
export interface RepeatableCall {
  readonly userId: number;
  /** The client's key for this attempt; undefined for a call that is not repeatable. */
  readonly key: string | undefined;
  /** The name of the call; a key belongs to one call. */
  readonly call: string;
  readonly body: unknown;
  readonly at: number;
  /**
   * Whether repeating the call does harm, as for a purchase; its key is then remembered all day. For other calls a late
   * repeat only finds the result of the first: another version, or a name that is taken.
   */
  readonly isHarmfulTwice: boolean;
}

/**
 * Runs a task in one transaction and returns its answer. A repeat of the call within a day gets the same answer and
 * does nothing, even if both come at once; calls that are not `isHarmfulTwice` are remembered only while they are among
 * the user's last 500. If `work` throws, or its answer is not `isKept`, the key stays unused. Rejects with ApiFailure
 * `keyReused` if the key was used with another call or another body.
 */
export async function answerOnce<Answer extends object>(
  db: Knex,
  { userId, key, call, body, at, isHarmfulTwice }: RepeatableCall,
  work: (transaction: Knex.Transaction) => Promise<Answer>,
  isKept: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  if (key === undefined) return db.transaction(work);
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest();
  return db.transaction(async (transaction) => {
    const isFirst = await takeKey(transaction, {
      userId,
      key,
      requestHash,
      at,
      expiredBefore: at - KEY_LIFE_MS,
      mayGo: !isHarmfulTwice,
    });
    if (!isFirst) {
      const known = await findAnswer(transaction, userId, key);
      if (known === null || !known.requestHash.equals(requestHash)) throw new ApiFailure('keyReused');
      return known.body as Answer;
    }
    const answer = await work(transaction);
    if (isKept(answer)) await keepAnswer(transaction, userId, key, answer);
    else await releaseKey(transaction, userId, key);
    if (!isHarmfulTwice) await forgetOldest(transaction, userId, MOST_KEPT);
    return answer;
  });
}
