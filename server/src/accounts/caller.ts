import type { Scope } from '../repositories/sessions.ts';
import { ROOT } from '../words/rights.ts';

/** A person with a live session, as the database knew them a moment ago. */
export interface LoggedCaller {
  readonly kind: 'user';
  readonly userId: number;
  readonly sessionId: string;
  readonly scope: Scope;
  readonly rights: number;
  /** When the password, or a mailed link, was last shown; ms. */
  readonly authenticatedAt: number;
}

/** The caller of a route. */
export type Caller = { readonly kind: 'anonymous' } | LoggedCaller;

export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Returns whether a caller is root. */
export function isRoot(caller: Caller): boolean {
  return caller.kind === 'user' && caller.scope === 'full' && (caller.rights & ROOT) !== 0;
}

/**
 * The callers that a route allows. `session`: logged in; `emergency`: also in a session opened by an emergency link.
 * A route without this option is for anyone.
 */
export type Access = 'anyone' | 'session' | 'emergency';
