import { listSessions } from '../repositories/sessions.ts';
import type { AccountsContext } from './accountsContext.ts';
import type { LoggedCaller } from './caller.ts';
import { markOf } from './endSession.ts';
import { isLive } from './sessionRules.ts';

/** A live session; times in ms. */
export interface LiveSession {
  readonly begun: number;
  readonly used: number;
  /** Browser and system in words; null if they are not known. */
  readonly browser: string | null;
  /** Whether this is the session of the request. */
  readonly isCurrent: boolean;
  /** Identifies the session to its owner, who may end it. */
  readonly mark: string;
}

/** Lists the valid sessions of the caller, most recently used first. */
export async function listLiveSessions(
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  { userId, sessionId }: Pick<LoggedCaller, 'userId' | 'sessionId'>,
): Promise<LiveSession[]> {
  const now = clock();
  const rows = await listSessions(db, userId);
  return rows
    .filter((session) => isLive(session, now))
    .map(({ id, createdAt, usedAt, browser }) => ({
      begun: createdAt,
      used: usedAt,
      browser,
      isCurrent: id === sessionId,
      mark: markOf(id),
    }))
    .toSorted((a, b) => b.used - a.used);
}
