import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import { listSubscriptions, saveCleared, saveSubscription } from '../repositories/subscriptions.ts';
import { mailUser } from '../repositories/outbox.ts';
import { findUser } from '../repositories/users.ts';
import { inForce, unexpiredValue } from '../plans/plan.ts';
import { clearMessages } from '../plans/planMessages.ts';
import { nameOrder } from './nameOrder.ts';

export interface PlanEnd {
  /** Key of the branch. */
  readonly branch: string;
  readonly at: number;
  readonly actor: string;
}

/**
 * Ends a user's plan of a branch now, including a renewal already paid, on the operator's request. Returns the unused
 * amount in cents; null if there is no plan in force. Earlier messages about the plan are dismissed, and the user is
 * notified, also by mail. Credit of the account and payments are not changed.
 */
export async function endPlan(
  db: Knex,
  userId: number,
  { branch, at, actor }: PlanEnd,
): Promise<number | null> {
  return db.transaction(async (transaction) => {
    const user = await findUser(transaction, userId, { forUpdate: true });
    const own = await listSubscriptions(transaction, userId);
    const plan = inForce(own.find((row) => row.branch === branch) ?? null, at);
    if (plan === null) return null;
    const cents = unexpiredValue(plan, at);
    const { branchId, bundleId, paidAt } = plan;
    const ended = { ...plan, expires: at, next: null };
    await saveSubscription(transaction, userId, { branchId, plan: ended, paidAt, switchedAt: null });
    await saveCleared(transaction, userId, { branchId, cleared: clearMessages(plan, at) });
    await recordAct(transaction, {
      action: 'planEnded',
      userId,
      actor,
      details: { branch, bundleId, cents },
      at,
    });
    if (user !== null) {
      const values = await nameOrder(transaction, plan);
      await mailUser(transaction, user, { kind: 'planEnded', values, at });
    }
    return cents;
  });
}
