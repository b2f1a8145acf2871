import { isFrozen, isSessionEnd } from '../api/accountFailure.ts';
import type { SessionStore } from './createSession.ts';

/** Updates the session from the failure of a call: that it has ended, or that the account is frozen. */
export function reportToSession(session: SessionStore, error: unknown): void {
  if (isSessionEnd(error)) session.report({ type: 'ended' });
  if (isFrozen(error)) session.report({ type: 'frozen' });
}
