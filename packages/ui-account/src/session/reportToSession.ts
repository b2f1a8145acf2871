import { isFrozen, isSessionEnd } from '../api/accountFailure.ts';
import type { SessionStore } from './createSession.ts';

/** Updates the session after the failure of a call: the session has ended, or the account is frozen. */
export function reportToSession(session: SessionStore, error: unknown): void {
  if (isSessionEnd(error)) session.report({ type: 'ended' });
  if (isFrozen(error)) session.report({ type: 'frozen' });
}
