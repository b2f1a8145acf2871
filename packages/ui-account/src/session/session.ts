import type { AccountAnswer, AuthAnswer, Subscription, User } from '../api/accountApi.ts';

/** Bit of a user's rights: may do everything. */
const ROOT = 1;

/**
 * Who uses the site.
 * `restoring`: a session is being taken up, nobody knows yet. `anonymous`: nobody.
 * `user`: somebody is logged in. `emergency`: a mailed link let them in, a new password is to be set before anything else.
 * `expired`: somebody was, and the session has ended by itself: what is on the screen stays.
 */
export type Session =
  | { readonly state: 'restoring' | 'anonymous' }
  | {
      readonly state: 'user' | 'emergency' | 'expired';
      readonly user: User;
      readonly subscriptions: readonly Subscription[];
    };

/** What happens to a session. */
export type SessionEvent =
  | { readonly type: 'restore' }
  /** An answer of a login, of a link or of taking a session up. */
  | { readonly type: 'answered'; readonly answer: AuthAnswer }
  /** The account was changed. A new password ends an emergency. */
  | { readonly type: 'changed'; readonly answer: AccountAnswer; readonly isPasswordNew?: boolean }
  /** A call was told that the session is over. */
  | { readonly type: 'ended' }
  | { readonly type: 'loggedOut' };

const NOBODY: Session = { state: 'anonymous' };

/** Gives the session after an event. Events that cannot be change nothing: an answer that comes late undoes no logout. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restore':
      return session.state === 'anonymous' ? { state: 'restoring' } : session;
    case 'answered':
      return takeAnswer(session, event.answer);
    case 'changed': {
      if (session.state !== 'user' && session.state !== 'emergency') return session;
      const { _params: user, _subscriptions: subscriptions } = event.answer;
      return { state: event.isPasswordNew === true ? 'user' : session.state, user, subscriptions };
    }
    case 'ended':
      return session.state === 'user' || session.state === 'emergency'
        ? { ...session, state: 'expired' }
        : session.state === 'restoring'
          ? NOBODY
          : session;
    case 'loggedOut':
      return NOBODY;
    default:
      return event satisfies never;
  }
}

function takeAnswer(session: Session, { status, code, user: account }: AuthAnswer): Session {
  // A refused login leaves whoever is on the screen there; a session that could not be taken up is none.
  if (!status || account === null || !account._params.logged)
    return session.state === 'restoring' ? NOBODY : session;
  const { _params: user, _subscriptions: subscriptions } = account;
  return { state: code === 'emergency' ? 'emergency' : 'user', user, subscriptions };
}

/** Answers whether somebody is logged in. */
export function isLoggedIn(session: Session): boolean {
  return session.state === 'user' || session.state === 'emergency';
}

/** Answers whether root is logged in. */
export function isRoot(session: Session): boolean {
  return session.state === 'user' && (session.user.rights & ROOT) !== 0;
}
