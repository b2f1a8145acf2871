import { isFrozen, isSessionEnd } from '../api/accountFailure.ts';
import type { SessionStore } from './createSession.ts';

/** Tells the session what the failure of a call says about it: that it has ended, or that the account is frozen. */
export function tellSession(session: SessionStore, error: unknown): void {
  if (isSessionEnd(error)) session.tell({ type: 'ended' });
  if (isFrozen(error)) session.tell({ type: 'frozen' });
}
