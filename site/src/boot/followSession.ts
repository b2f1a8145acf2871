import { type AuthAnswer, findUser, isLoggedIn, type SessionStore } from '@eecs/ui-account';
import type { LocalStore } from '@eecs/ui-kit';
import { EMERGENCY_KEY, SESSION_KEY } from '../ports/sessionKeys.ts';
import { readXsrfToken } from '../ports/xsrfToken.ts';
import type { SettingsStore } from '../preferences/settingsStore.ts';

export interface FollowedSession {
  readonly session: SessionStore;
  readonly local: LocalStore;
  /** Takes up the session of the browser's cookies. */
  readonly restore: () => Promise<AuthAnswer>;
  /** Cookies a script may read. */
  readonly readCookies: () => string;
}

/**
 * Takes up the session of this browser, and tells the other tabs when somebody comes or goes. Whoever has no cookie of a session asks
 * the server nothing, and loads nothing that could.
 */
export function followSession({ session, local, restore, readCookies }: FollowedSession): void {
  let isToldByOther = false;
  let wasIn = false;

  session.subscribe(() => {
    const now = session.get();
    if (now.state === 'restoring') return;
    // The server does not say it again when the page is loaded anew.
    if (now.state === 'emergency') local.write(EMERGENCY_KEY, now.user.id);
    else if (findUser(now) !== null) local.remove(EMERGENCY_KEY);
    const isIn = isLoggedIn(now);
    if (isIn !== wasIn && !isToldByOther) local.write(SESSION_KEY, isIn ? 'in' : 'out');
    wasIn = isIn;
  });

  async function takeUp(): Promise<void> {
    if (readXsrfToken(readCookies()) === null) {
      session.tell({ type: 'loggedOut' });
      return;
    }
    session.tell({ type: 'restore' });
    try {
      const answer = await restore();
      const isEmergency = answer.user !== null && local.read(EMERGENCY_KEY) === answer.user._params.id;
      session.tell({ type: 'answered', answer: isEmergency ? { ...answer, code: 'emergency' } : answer });
    } catch {
      // Without a server nobody is logged in; what needs no account works on.
      session.tell({ type: 'ended' });
    }
  }

  void takeUp();
  window.addEventListener('storage', ({ key }) => {
    if (key !== `eecs.${SESSION_KEY}`) return;
    isToldByOther = true;
    void takeUp().finally(() => (isToldByOther = false));
  });
}

/** Takes up a session by calls that are loaded when they are needed. */
export async function restoreByServer(settings: SettingsStore): Promise<AuthAnswer> {
  const { restoreSession } = await import('../ports/restoreSession.ts');
  return restoreSession(settings);
}
