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

/** A key is remembered for so long, ms. */
export const KEY_LIFE_MS = DAY_MS;

/** The number of a user's harmless calls that are remembered, so that answers fill no disk. */
export const MOST_KEPT = 500;

/** A call that may come again because its answer was lost. */
export interface RepeatableCall {
  readonly userId: number;
  /** The client's key for this attempt; undefined for a call that is not repeatable. */
  readonly key: string | undefined;
  /** The name of the call: a key belongs to one call. */
  readonly call: string;
  readonly body: unknown;
  readonly at: number;
  /**
   * Whether it would do harm when it is done twice, as a purchase: then its key is remembered all day. Else a repeat
   * that comes too late meets what the first one left: another version, a name that is taken.
   */
  readonly isHarmfulTwice: boolean;
}

/**
 * Does a piece of work in one transaction and gives its answer; a repeat of the call within a day gets the same
 * answer and does nothing, also when both come at once; of calls that are not `isHarmfulTwice` as long as it is among
 * the last 500 of the user. If `work` throws, or its answer is not `isKept`, the key stays unused. Rejects with
 * ApiFailure `keyReused` when the key came with another call or another body.
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
