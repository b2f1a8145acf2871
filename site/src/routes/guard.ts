import { isLoggedIn, isRoot, type Session } from '@eecs/ui-account';
import type { RouteAccess } from './siteRoute.ts';

/**
 * The result of opening a route. `login`: the reader logs in first and comes back; `inside`: the reader is logged in,
 * so the page is not needed; `missing`: the route does not exist for the reader; `wait`: it is not known yet who the
 * reader is; `unreachable`: it will not be known until the server answers.
 */
export type Admission = 'allow' | 'login' | 'inside' | 'missing' | 'wait' | 'unreachable';

/**
 * Decides who may see a route. After a session expired by itself, the page stays on the screen: the next action asks
 * for a login.
 */
export function guard(access: RouteAccess, session: Session): Admission {
  if (access === 'public') return 'allow';
  if (session.state === 'restoring') return 'wait';
  if (session.state === 'unreachable') return access === 'guest' ? 'allow' : 'unreachable';
  const isIn = isLoggedIn(session);
  switch (access) {
    case 'user':
      return isIn || session.state === 'expired' ? 'allow' : 'login';
    case 'guest':
      return isIn ? 'inside' : 'allow';
    case 'root':
      return isRoot(session) ? 'allow' : 'missing';
    default:
      return access satisfies never;
  }
}
