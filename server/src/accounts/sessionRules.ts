import type { SessionState } from '../repositories/sessions.ts';
import { DAY_MS } from '../words/dayMs.ts';

/** Lifetimes of sessions and of their tokens, ms. */
export const SESSION_TIMES = {
  access: 10 * 60_000,
  idle: 14 * DAY_MS,
  absolute: 30 * DAY_MS,
  /** How long the previous token is still accepted and answered with the current one, for two tabs or a lost answer. */
  reuse: 10_000,
  /** An irreversible action requires that the password was entered within this time. */
  fresh: 10 * 60_000,
} as const;

/** Maximum number of live sessions of a user; one more ends the oldest. */
export const MAX_SESSIONS = 10;

/** Returns whether a session is live. */
export function isLive(
  { createdAt, usedAt, endedAt }: Omit<SessionState, 'counter' | 'rotatedAt'>,
  now: number,
) {
  return endedAt === null && now < createdAt + SESSION_TIMES.absolute && now < usedAt + SESSION_TIMES.idle;
}

/**
 * Decides on a refresh token by its counter. The current token is exchanged for the next. The previous one gets the
 * current one again within ten seconds. For an older one the session must end, because it or the current token was
 * stolen.
 */
export function judgeRefresh(
  { counter, rotatedAt }: Pick<SessionState, 'counter' | 'rotatedAt'>,
  shown: number,
  now: number,
): 'rotate' | 'repeat' | 'reused' {
  if (shown === counter) return 'rotate';
  return shown === counter - 1 && now - rotatedAt <= SESSION_TIMES.reuse ? 'repeat' : 'reused';
}
