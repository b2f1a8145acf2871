import { ApiFailure } from '../failures/errors.ts';
import { writeMinute } from '../messages/writeMinute.ts';
import { recordAct } from '../repositories/audit.ts';
import { mailUser } from '../repositories/outbox.ts';
import { endLinks } from '../repositories/oneTimeLinks.ts';
import { shutOut } from '../repositories/sessions.ts';
import { changeUser, findUser } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import type { LoggedCaller } from './caller.ts';
import { mailLink } from './mailLink.ts';
import { isStillIn } from './openSession.ts';
import { SESSION_TIMES } from './sessionRules.ts';
import { DAY_MS } from '../words/dayMs.ts';
import { RECOVERY_LINK_DAYS } from '../words/links.ts';

/**
 * Closes the caller's account: it is deactivated at once, and erased when the mailed link that would reopen it
 * expires. Returns the time of erasure, ms; null if there is no account any more. Throws ApiFailure `reauth` when the
 * password was shown too long ago.
 */
export async function closeAccount(
  { db, clock }: AccountsContext,
  caller: LoggedCaller,
  { requestId }: { readonly requestId: string },
): Promise<number | null> {
  const at = clock();
  const { userId, authenticatedAt } = caller;
  if (at - authenticatedAt > SESSION_TIMES.fresh) throw new ApiFailure('reauth');
  return db.transaction(async (transaction) => {
    const found = await findUser(transaction, userId, { forUpdate: true });
    if (found === null) return null;
    if (!(await isStillIn(transaction, caller, at))) throw new ApiFailure('expired');
    const until = at + RECOVERY_LINK_DAYS * DAY_MS;
    await shutOut(transaction, userId, { by: 'delete', at });
    await endLinks(transaction, userId, { at });
    const user = await changeUser(transaction, userId, { deactivatedAt: at });
    await recordAct(transaction, { action: 'deactivated', userId, requestId, at });
    await mailUser(transaction, user, { kind: 'deleted', values: { until: writeMinute(until) }, at });
    await mailLink(transaction, user, { purpose: 'reactivation', at, requestId });
    return until;
  });
}
