import type { SessionState } from '../repositories/sessions.ts';
import { DAY_MS } from '../words/dayMs.ts';

/** Lives of what a session is carried by, ms. */
export const SESSION_TIMES = {
  access: 10 * 60_000,
  idle: 14 * DAY_MS,
  absolute: 30 * DAY_MS,
  /** For so long the token before the last is answered with the last again: two tabs, or an answer that was lost. */
  reuse: 10_000,
  /** A password shown longer ago does not serve for what cannot be taken back. */
  fresh: 10 * 60_000,
} as const;

/** Live sessions of one user; opening one more ends the oldest. */
export const MAX_SESSIONS = 10;

/** Returns whether a session still runs. */
export function isLive(
  { createdAt, usedAt, endedAt }: Omit<SessionState, 'counter' | 'rotatedAt'>,
  now: number,
) {
  return endedAt === null && now < createdAt + SESSION_TIMES.absolute && now < usedAt + SESSION_TIMES.idle;
}

/**
 * Judges a refresh token by its counter: the current one is exchanged for the next; the one before gives the current
 * again within ten seconds; an older one was stolen, or the current one was, and the session must end.
 */
export function judgeRefresh(
  { counter, rotatedAt }: Pick<SessionState, 'counter' | 'rotatedAt'>,
  shown: number,
  now: number,
): 'rotate' | 'repeat' | 'reused' {
  if (shown === counter) return 'rotate';
  return shown === counter - 1 && now - rotatedAt <= SESSION_TIMES.reuse ? 'repeat' : 'reused';
}
