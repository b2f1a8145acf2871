import type { Knex } from 'knex';
import type { Period, Plan } from '../plans/plan.ts';
import type { PlanWithMessages } from '../plans/planMessages.ts';
import type { Locale } from '../messages/locale.ts';

/** A user's subscription to one branch, as it was last written; times in ms, money in cents. */
export interface SubscriptionRow extends PlanWithMessages {
  readonly id: number;
  readonly userId: number;
  readonly branch: string;
}

/** A branch, and the features of each of its bundles. */
export interface BranchActivities {
  readonly branchId: number;
  readonly branch: string;
  readonly bundleId: number;
  readonly activities: string[];
}

/** Reads the features of the bundles of the public branches, smallest bundle first. */
export async function listBranchActivities(db: Knex): Promise<BranchActivities[]> {
  return db('products as product')
    .join('branches as branch', 'branch.id', 'product.branch_id')
    .where('branch.is_development', false)
    .select<BranchActivities[]>(
      'branch.id as branchId',
      'branch.branch',
      'product.bundle_id as bundleId',
      db.raw(
        `array(select activity from activities join product_activities on activity_id = activities.id
               where product_id = product.id order by activities.id) as activities`,
      ),
    )
    .orderBy(['branch.id', 'product.bundle_id']);
}

/** Reads the subscriptions of a user, including expired ones. */
export async function listSubscriptions(db: Knex, userId: number): Promise<SubscriptionRow[]> {
  const rows = await db('subscriptions as own')
    .join('branches as branch', 'branch.id', 'own.branch_id')
    .where('own.user_id', userId)
    .orderBy('branch.id')
    .select<Row[]>('own.*', 'branch.branch');
  return rows.map(toSubscription);
}

/** Finds a user's subscription to a branch; null if there is none yet. */
export async function findSubscription(
  db: Knex,
  userId: number,
  branchId: number,
): Promise<SubscriptionRow | null> {
  const rows = await listSubscriptions(db, userId);
  return rows.find((row) => row.branchId === branchId) ?? null;
}

/** A plan to be stored, and what was done to it. */
export interface SubscriptionChange {
  readonly branchId: number;
  readonly plan: Plan;
  readonly paidAt: number | null;
  /** Null if it was not switched now. */
  readonly switchedAt: number | null;
}

/** Stores the current plan of a user in a branch. */
export async function saveSubscription(
  db: Knex,
  userId: number,
  { branchId, plan, paidAt, switchedAt }: SubscriptionChange,
): Promise<void> {
  const row = {
    bundle_id: plan.bundleId,
    period: plan.period,
    price_cents: plan.priceCents,
    issued: new Date(plan.issued),
    expires: new Date(plan.expires),
    next_bundle_id: plan.next?.bundleId ?? null,
    next_period: plan.next?.period ?? null,
    next_price_cents: plan.next?.priceCents ?? null,
    paid_at: paidAt === null ? null : new Date(paidAt),
    ...(switchedAt !== null && { switched_at: new Date(switchedAt) }),
  };
  await db('subscriptions')
    .insert({ user_id: userId, branch_id: branchId, ...row })
    .onConflict(['user_id', 'branch_id'])
    .merge(Object.keys(row));
}

/** Stores which messages about a subscription the user has dismissed. */
export async function saveCleared(
  db: Knex,
  userId: number,
  { branchId, cleared }: Pick<SubscriptionRow, 'branchId' | 'cleared'>,
): Promise<void> {
  await db('subscriptions')
    .where({ user_id: userId, branch_id: branchId })
    .update({ cleared: JSON.stringify(cleared) });
}

/** Sets the credit of an account, cents. */
export async function setCredit(db: Knex, userId: number, cents: number): Promise<void> {
  await db('users').where({ id: userId }).update({ credit_cents: cents });
}

/** A subscription whose user must be notified of its end, with the address. */
export interface EndingSubscription extends SubscriptionRow {
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Lists subscriptions of active accounts that end before the given time and whose users have not been notified. The
 * table may lag behind the subscriptions in force, so callers check.
 */
export async function listEnding(
  db: Knex,
  { before, at, most }: { readonly before: number; readonly at: number; readonly most: number },
): Promise<EndingSubscription[]> {
  const rows = await db('subscriptions as own')
    .join('branches as branch', 'branch.id', 'own.branch_id')
    .join('users', 'users.id', 'own.user_id')
    .where('own.expires', '<=', new Date(before))
    .whereNull('users.frozen_at')
    .whereNull('users.deactivated_at')
    // A plan with a successor does not end; the successor must be recorded when it begins.
    .whereRaw('(own.next_bundle_id is null or own.expires <= ?)', [new Date(at)])
    .whereRaw('own.mailed_end is distinct from own.expires')
    .orderBy('own.id')
    .limit(most)
    .select<(Row & Pick<EndingSubscription, 'email' | 'locale'>)[]>(
      'own.*',
      'branch.branch',
      'users.email',
      'users.locale',
    );
  return rows.map((row) => ({ ...toSubscription(row), email: row.email, locale: row.locale }));
}

/** Records that a user was notified of an end. */
export async function markMailed(db: Knex, userId: number, { id, expires }: SubscriptionRow): Promise<void> {
  await db('subscriptions')
    .where({ id, user_id: userId })
    .update({ mailed_end: new Date(expires) });
}

interface Row {
  readonly id: number;
  readonly user_id: number;
  readonly branch_id: number;
  readonly branch: string;
  readonly bundle_id: number;
  readonly period: Period;
  readonly price_cents: number;
  readonly issued: Date;
  readonly expires: Date;
  readonly next_bundle_id: number | null;
  readonly next_period: Period | null;
  readonly next_price_cents: number | null;
  readonly paid_at: Date | null;
  readonly switched_at: Date | null;
  readonly cleared: Readonly<Record<string, number>>;
}

function toSubscription(row: Row): SubscriptionRow {
  const { next_bundle_id: bundleId, next_period: period, next_price_cents: priceCents } = row;
  const hasNext = bundleId !== null && period !== null && priceCents !== null;
  return {
    id: row.id,
    userId: row.user_id,
    branchId: row.branch_id,
    branch: row.branch,
    bundleId: row.bundle_id,
    period: row.period,
    priceCents: row.price_cents,
    issued: row.issued.getTime(),
    expires: row.expires.getTime(),
    next: hasNext ? { bundleId, period, priceCents } : null,
    paidAt: row.paid_at?.getTime() ?? null,
    switchedAt: row.switched_at?.getTime() ?? null,
    cleared: row.cleared,
  };
}
