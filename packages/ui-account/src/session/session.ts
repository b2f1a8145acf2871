import type { AccountAnswer, AuthAnswer, Subscription, User } from '../api/accountApi.ts';

/** Bit of a user's rights: may do everything. */
const ROOT = 1;

/**
 * The state of a session.
 * `restoring`: a session is being resumed, and the user is not known yet. `anonymous`: nobody is logged in.
 * `unverified`: the password was right, but the address has not been confirmed; nobody is logged in.
 * `frozen`: the account may not be used; nobody is logged in.
 * `unreachable`: a user may be logged in, but the server that knows does not answer.
 * `user`: a user is logged in. `suspended`: so is one who has paused the account.
 * `emergency`: a mailed link logged the user in, who has to set a new password first.
 * `expired`: the session of a user has ended by itself; the screen stays as it is.
 */
export type Session =
  | {
      readonly state: 'anonymous';
      /** Whether there was a session which the server no longer accepts: it was ended elsewhere, or expired. */
      readonly isEnded?: true;
    }
  | { readonly state: 'restoring' | 'unverified' | 'frozen' | 'unreachable' }
  | {
      readonly state: 'user' | 'suspended' | 'emergency' | 'expired';
      readonly user: User;
      /** The subscriptions that were bought. */
      readonly subscriptions: readonly Subscription[];
      /** The subscription in force for each branch: the bought one, otherwise the free bundle. */
      readonly inForce?: readonly Subscription[];
    };

/** Events that change a session. */
export type SessionEvent =
  | { readonly type: 'restore' }
  /** The answer to a login, to a link or to resuming a session. */
  | { readonly type: 'answered'; readonly answer: AuthAnswer }
  /** The account was changed. A new password ends the state `emergency`. */
  | { readonly type: 'changed'; readonly answer: AccountAnswer; readonly isPasswordNew?: boolean }
  /** The server did not answer the request to resume the session. */
  | { readonly type: 'unreachable' }
  /** A call was answered that the session has ended. */
  | { readonly type: 'ended' }
  /** A call was answered that the account is frozen. */
  | { readonly type: 'frozen' }
  | { readonly type: 'loggedOut' };

const NOBODY: Session = { state: 'anonymous' };
const ENDED: Session = { state: 'anonymous', isEnded: true };

/** Code of an answer about a frozen account. */
const FROZEN = 6;

/** Returns the session after an event. Impossible events change nothing: a late answer does not undo a logout. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restore':
      // During a retry the page still shows that the server does not answer.
      return 'user' in session || session.state === 'unreachable' ? session : { state: 'restoring' };
    case 'unreachable':
      return session.state === 'restoring' ? { state: 'unreachable' } : session;
    case 'answered':
      return takeAnswer(session, event.answer);
    case 'changed': {
      if (!isLoggedIn(session) || !('user' in session)) return session;
      const { _params: user, _subscriptions: subscriptions } = event.answer;
      const isEmergency = session.state === 'emergency' && event.isPasswordNew !== true;
      const inForce = mergeInForce(session.inForce, subscriptions);
      return { state: isEmergency ? 'emergency' : toState(user), user, subscriptions, ...inForce };
    }
    case 'ended':
      if ('user' in session) return { ...session, state: 'expired' };
      return isUnknown(session) ? ENDED : session;
    case 'frozen':
      return { state: 'frozen' };
    case 'loggedOut':
      return NOBODY;
    default:
      return event satisfies never;
  }
}

function takeAnswer(session: Session, answer: AuthAnswer): Session {
  const { status, code, user: account } = answer;
  // A refused login does not log out the current user; a session that could not be resumed counts as none.
  const isIn = isLoggedIn(session);
  if (!status || account === null) {
    if (code === FROZEN && !isIn) return { state: 'frozen' };
    return isUnknown(session) ? ENDED : session;
  }
  const { _params: user, _subscriptions: subscriptions } = account;
  // A login that fails does not log out the current user.
  if (!user.logged) return isIn ? session : { state: 'unverified' };
  const inForce = mergeInForce(answer.subscriptions, []);
  return { state: code === 'emergency' ? 'emergency' : toState(user), user, subscriptions, ...inForce };
}

/** Replaces the subscription in force for a branch by the bought one. */
function mergeInForce(
  known: readonly Subscription[] | undefined,
  bought: readonly Subscription[],
): { readonly inForce?: readonly Subscription[] } {
  if (known === undefined) return {};
  return { inForce: known.map((one) => bought.find(({ branch }) => branch === one.branch) ?? one) };
}

function toState({ suspension }: User): 'user' | 'suspended' {
  return suspension !== undefined && suspension.resumeDate === null ? 'suspended' : 'user';
}

/** Returns whether it is still unknown who is logged in: the server was asked, or does not answer. */
export function isUnknown({ state }: Session): boolean {
  return state === 'restoring' || state === 'unreachable';
}

/** Returns whether somebody is logged in. */
export function isLoggedIn(session: Session): boolean {
  return session.state === 'user' || session.state === 'suspended' || session.state === 'emergency';
}

/** Returns the user if logged in with the password or a link with full access; otherwise null. */
export function findUser(session: Session): User | null {
  return session.state === 'user' || session.state === 'suspended' ? session.user : null;
}

/** Returns whether root is logged in. */
export function isRoot(session: Session): boolean {
  return ((findUser(session)?.rights ?? 0) & ROOT) !== 0;
}
