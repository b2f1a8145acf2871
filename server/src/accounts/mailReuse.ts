import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import { mailUser } from '../repositories/outbox.ts';
import { findUser } from '../repositories/users.ts';

/**
 * Informs a user by mail that a session ended because an old token of it was used again, so somebody may have copied
 * it. Belongs in the transaction that ends the session.
 */
export async function mailReuse(
  transaction: Knex.Transaction,
  userId: number,
  { at, requestId }: { readonly at: number; readonly requestId: string },
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (user === null) return;
  await recordAct(transaction, { action: 'refreshReused', userId, requestId, at });
  await mailUser(transaction, user, { kind: 'sessionEnded', at });
}
