import { createHash } from 'node:crypto';
import { ApiFailure } from '../failures/errors.ts';
import { recordAct } from '../repositories/audit.ts';
import { endSession as end, listSessions } from '../repositories/sessions.ts';
import { lockUser } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import type { LoggedCaller } from './caller.ts';

/**
 * Returns the mark by which an owner names a session. The id itself is part of the browser's credentials, so it is
 * not revealed.
 */
export function markOf(sessionId: string): string {
  return createHash('sha256').update(`session ${sessionId}`).digest('base64url').slice(0, 22);
}

/**
 * Ends another session of the caller, given its mark. Rejects with ApiFailure `missing` if no live session has that
 * mark, or if it is the caller's own session, which ends by logging out.
 */
export async function endSession(
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  { userId, sessionId }: Pick<LoggedCaller, 'userId' | 'sessionId'>,
  { mark, requestId }: { readonly mark: string; readonly requestId: string },
): Promise<void> {
  const at = clock();
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const rows = await listSessions(transaction, userId);
    const found = rows.find(({ id }) => id !== sessionId && markOf(id) === mark);
    if (found === undefined) throw new ApiFailure('missing');
    await end(transaction, found.id, { by: 'others', at });
    await recordAct(transaction, { action: 'othersLoggedOut', userId, requestId, details: { ended: 1 }, at });
  });
}
