import { recordAct } from '../repositories/audit.ts';
import { endOthers } from '../repositories/sessions.ts';
import { lockUser } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import type { LoggedCaller } from './caller.ts';

/** Ends all sessions of the caller except the calling one; returns how many there were. */
export async function endOtherSessions(
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  { userId, sessionId }: Pick<LoggedCaller, 'userId' | 'sessionId'>,
  requestId: string,
): Promise<number> {
  const at = clock();
  return db.transaction(async (transaction) => {
    // Waits for a login that is in progress: its session is one of those to end.
    await lockUser(transaction, userId);
    const ended = await endOthers(transaction, userId, { kept: sessionId, at });
    await recordAct(transaction, { action: 'othersLoggedOut', userId, requestId, details: { ended }, at });
    return ended;
  });
}
