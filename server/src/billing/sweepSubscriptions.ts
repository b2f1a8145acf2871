import type { Knex } from 'knex';
import { writeMinute } from '../messages/writeMinute.ts';
import { LOCKS, tryLock } from '../repositories/advisoryLock.ts';
import { mailUser } from '../repositories/outbox.ts';
import {
  findSubscription,
  listEnding,
  markMailed,
  saveSubscription,
  type EndingSubscription,
} from '../repositories/subscriptions.ts';
import { lockUser } from '../repositories/users.ts';
import { planAt } from '../plans/plan.ts';
import { ALERT_DAYS, daysToEnd } from '../plans/planMessages.ts';
import { DAY_MS } from '../words/dayMs.ts';

/** Number of subscriptions per transaction. */
const BATCH = 100;

/**
 * Notifies each user once by mail that a subscription ends, and records its successor, which may already be in force.
 * Several processes may call it: one does the work. Returns the number of queued mails.
 */
export async function sweepSubscriptions(db: Knex, at: number): Promise<number> {
  let mails = 0;
  for (;;) {
    const swept = await db.transaction((transaction) => sweepBatch(transaction, at));
    mails += swept.mails;
    if (swept.count < BATCH) return mails;
  }
}

async function sweepBatch(
  transaction: Knex.Transaction,
  at: number,
): Promise<{ count: number; mails: number }> {
  if (!(await tryLock(transaction, LOCKS.subscriptionSweep))) return { count: 0, mails: 0 };
  const before = at + ALERT_DAYS * DAY_MS;
  const rows = await listEnding(transaction, { before, at, most: BATCH });
  let mails = 0;
  for (const row of rows) if (await sweepOne(transaction, row, at)) mails += 1;
  return { count: rows.length, mails };
}

/** True if a mail was queued. A user who has bought in the meantime is not changed: the user's row is locked first. */
async function sweepOne(
  transaction: Knex.Transaction,
  row: EndingSubscription,
  at: number,
): Promise<boolean> {
  const { userId, branchId, branch } = row;
  await lockUser(transaction, userId);
  const stored = await findSubscription(transaction, userId, branchId);
  if (stored === null || stored.expires !== row.expires) return false;
  const plan = planAt(stored, at);
  if (plan !== stored) {
    await saveSubscription(transaction, userId, { branchId, plan, paidAt: stored.paidAt, switchedAt: null });
    return false;
  }
  await markMailed(transaction, userId, stored);
  if (daysToEnd(stored, at) === null) return false;
  const until = writeMinute(stored.expires);
  const user = { id: userId, email: row.email, locale: row.locale };
  await mailUser(transaction, user, { kind: 'subscriptionEnds', values: { branch, until }, at });
  return true;
}
