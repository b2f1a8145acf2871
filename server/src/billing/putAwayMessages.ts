import type { Knex } from 'knex';
import { listSubscriptions, saveCleared } from '../repositories/subscriptions.ts';
import { clearMessages } from '../plans/planMessages.ts';
import { subscriptionsInForce } from '../gating/subscriptionsInForce.ts';

/** Dismisses the current messages about a user's subscriptions, and returns the subscriptions. */
export async function putAwayMessages(
  db: Knex,
  userId: number,
  { at, hasGating }: { readonly at: number; readonly hasGating: boolean },
) {
  for (const row of await listSubscriptions(db, userId))
    await saveCleared(db, userId, { branchId: row.branchId, cleared: clearMessages(row, at) });
  const all = await subscriptionsInForce(db, userId, at, { hasGating });
  return all.filter(({ id }) => id !== 0);
}
