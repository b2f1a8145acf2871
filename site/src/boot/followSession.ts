import { type AuthAnswer, findUser, isLoggedIn, isUnknown, type SessionStore } from '@eecs/ui-account';
import type { LocalStore } from '@eecs/ui-kit';
import { EMERGENCY_KEY, SESSION_KEY } from '../ports/reader/sessionKeys.ts';
import { readXsrfToken } from '../ports/api/xsrfToken.ts';
import { isRefusal } from '../ports/api/isRefusal.ts';
import type { SettingsStore } from '../preferences/settingsStore.ts';

export interface FollowedSession {
  readonly session: SessionStore;
  readonly local: LocalStore;
  /** Resumes the session of the browser's cookies. */
  readonly restore: () => Promise<AuthAnswer>;
  /** Reads the cookies that scripts can access. */
  readonly readCookies: () => string;
  /**
   * Time after which an unanswered request is repeated, ms; it doubles each time.
   * @default 2000
   */
  readonly retryMs?: number;
}

/** The longest time between two repeats, ms. */
const LONGEST_RETRY_MS = 30_000;

/**
 * Resumes the session of this browser, and tells the other tabs about logins and logouts. Without a session cookie
 * nothing is requested or loaded. If the server does not answer, the request is repeated until it does. Returns the
 * function that requests at once.
 */
export function followSession({
  session,
  local,
  restore,
  readCookies,
  retryMs = 2000,
}: FollowedSession): () => Promise<void> {
  let isSyncing = false;
  let wasIn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = retryMs;

  session.subscribe(() => {
    const now = session.get();
    if (isUnknown(now)) return;
    // The server does not say this again when the page is reloaded.
    if (now.state === 'emergency') local.write(EMERGENCY_KEY, now.user.id);
    else if (findUser(now) !== null) local.remove(EMERGENCY_KEY);
    const isIn = isLoggedIn(now);
    if (isIn !== wasIn && !isSyncing) local.write(SESSION_KEY, isIn ? 'in' : 'out');
    wasIn = isIn;
  });

  async function takeUp(): Promise<void> {
    clearTimeout(timer);
    if (readXsrfToken(readCookies()) === null) {
      session.report({ type: 'loggedOut' });
      return;
    }
    session.report({ type: 'restore' });
    try {
      const answer = await restore();
      const isEmergency = answer.user !== null && local.read(EMERGENCY_KEY) === answer.user._params.id;
      session.report({ type: 'answered', answer: isEmergency ? { ...answer, code: 'emergency' } : answer });
    } catch (error) {
      // Everything that needs no account continues to work.
      session.report({ type: isRefusal(error) ? 'ended' : 'unreachable' });
    }
    if (session.get().state !== 'unreachable') return;
    timer = setTimeout(() => void takeUp(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_RETRY_MS);
  }

  void takeUp();
  window.addEventListener('online', () => {
    if (session.get().state === 'unreachable') void takeUp();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== `eecs.${SESSION_KEY}`) return;
    isSyncing = true;
    void takeUp().finally(() => (isSyncing = false));
  });
  return takeUp;
}

/** Resumes a session with calls that are loaded on demand. */
export async function restoreByServer(settings: SettingsStore): Promise<AuthAnswer> {
  const { restoreSession } = await import('../ports/reader/restoreSession.ts');
  return restoreSession(settings);
}
