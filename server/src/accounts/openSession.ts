import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import {
  addSession,
  endSession,
  findSession,
  rotateSession,
  type Scope,
  type SessionWithUser,
} from '../repositories/sessions.ts';
import { findUser } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import type { LoggedCaller } from './caller.ts';
import { readAnswer, type AnswerReader } from './readAnswer.ts';
import { isLive, judgeRefresh, MAX_SESSIONS } from './sessionRules.ts';
import { createSessionId, isRefreshTokenOf, readRefreshToken, writeRefreshToken } from './sessionTokens.ts';
import { mailReuse } from './mailReuse.ts';

/** The data from which a session's cookies are made. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly epoch: number;
  readonly scope: Scope;
  readonly refreshToken: string;
}

/** Opens a session of a user; an eleventh session ends the oldest one. */
export async function openSession(
  db: Knex,
  { clock, keys }: Pick<AccountsContext, 'clock' | 'keys'>,
  {
    userId,
    epoch,
    scope,
    browser,
  }: {
    readonly userId: number;
    readonly epoch: number;
    readonly scope: Scope;
    /** Browser and system in words. */
    readonly browser: string | null;
  },
): Promise<OpenedSession> {
  const id = createSessionId(keys);
  const key = randomBytes(32);
  await addSession(db, { id, userId, epoch, scope, key, browser, at: clock() }, MAX_SESSIONS);
  return { sessionId: id, userId, epoch, scope, refreshToken: writeRefreshToken(id, 0, key) };
}

/** The outcome of using a refresh token: the session continues, there is none, or it was stolen and has ended. */
export type Refreshed<Answer> =
  | { readonly kind: 'live'; readonly opened: OpenedSession; readonly answer: Answer }
  | { readonly kind: 'none' | 'reused' };

export interface Refresh<Answer> extends AnswerReader<Answer> {
  /** The refresh token as received. */
  readonly token: string | undefined;
  readonly requestId: string;
}

/**
 * Exchanges a refresh token for the next one, under a lock on its session. A token whose answer was not read stays the
 * current one. The owner of a stolen session is notified.
 */
export async function refreshSession<Answer>(
  context: AccountsContext,
  { token, requestId, ...reader }: Refresh<Answer>,
): Promise<Refreshed<Answer>> {
  const { db, clock, keys } = context;
  const shown = token === undefined ? null : readRefreshToken(token, keys);
  if (shown === null) return { kind: 'none' };
  return db.transaction(async (transaction) => {
    const session = await findSession(transaction, shown.sessionId, { forUpdate: true });
    const now = clock();
    if (session === null || !isRefreshTokenOf(shown, session.key)) return { kind: 'none' };
    if (!isUsable(session, now)) return { kind: 'none' };
    const { id: sessionId, userId, epoch, scope, key } = session;
    const judged = judgeRefresh(session, shown.counter, now);
    if (judged === 'reused') {
      await endSession(transaction, sessionId, { by: 'reuse', at: now });
      await mailReuse(transaction, userId, { at: now, requestId });
      return { kind: 'reused' };
    }
    const user = await findUser(transaction, userId);
    if (user === null) return { kind: 'none' };
    const answer = await readAnswer(transaction, user, reader);
    const counter = judged === 'rotate' ? session.counter + 1 : session.counter;
    if (judged === 'rotate') await rotateSession(transaction, sessionId, { counter, at: now });
    const refreshToken = writeRefreshToken(sessionId, counter, key);
    return { kind: 'live', answer, opened: { sessionId, userId, epoch, scope, refreshToken } };
  });
}

/** Ends the session of a refresh token, if there is one. */
export async function closeSession(
  transaction: Knex.Transaction,
  { clock, keys }: Pick<AccountsContext, 'clock' | 'keys'>,
  token: string | undefined,
  requestId: string,
): Promise<void> {
  const shown = token === undefined ? null : readRefreshToken(token, keys);
  if (shown === null) return;
  const session = await findSession(transaction, shown.sessionId, { forUpdate: true });
  if (session === null || session.endedAt !== null || !isRefreshTokenOf(shown, session.key)) return;
  const at = clock();
  await endSession(transaction, session.id, { by: 'logout', at });
  await recordAct(transaction, { action: 'logout', userId: session.userId, requestId, at });
}

/** Returns whether a session is usable: it is live, belongs to the user's current epoch, and the account is open. */
export function isUsable(session: SessionWithUser, now: number): boolean {
  return (
    isLive(session, now) && session.epoch === session.userEpoch && !session.isFrozen && !session.isDeactivated
  );
}

/** Returns whether the caller's session is still usable; it may have ended while the call took its time. */
export async function isStillIn(
  transaction: Knex.Transaction,
  { sessionId }: Pick<LoggedCaller, 'sessionId'>,
  now: number,
): Promise<boolean> {
  const session = await findSession(transaction, sessionId);
  return session !== null && isUsable(session, now);
}
