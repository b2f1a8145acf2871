import { recordAct } from '../repositories/audit.ts';
import { mailUser } from '../repositories/outbox.ts';
import { findUser } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';

/** Tells a user that a session was ended because an old token of it came back: somebody may have copied it. In the transaction that ended it. */
export async function tellReuse(
  { db, clock }: AccountsContext,
  userId: number,
  requestId: string,
): Promise<void> {
  const at = clock();
  const user = await findUser(db, userId);
  if (user === null) return;
  await recordAct(db, { action: 'refreshReused', userId, requestId, at });
  await mailUser(db, user, { kind: 'sessionEnded', at });
}
