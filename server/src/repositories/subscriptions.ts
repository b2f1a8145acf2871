import type { Knex } from 'knex';

/** Months a plan is taken for. */
export type Period = 1 | 6 | 12;

/** What a user has subscribed to of one branch; times in ms, money in cents. */
export interface SubscriptionRow {
  readonly id: number;
  readonly branchId: number;
  readonly branch: string;
  readonly bundleId: number;
  readonly period: Period;
  readonly priceCents: number;
  readonly issued: number;
  readonly expires: number;
  readonly next: { readonly bundleId: number; readonly period: Period; readonly priceCents: number } | null;
  readonly cleared: Readonly<Record<string, number>>;
}

/** A branch and what each of its bundles lets one do. */
export interface BranchActivities {
  readonly branchId: number;
  readonly branch: string;
  readonly bundleId: number;
  readonly activities: string[];
}

/** Reads what the bundles of the public branches hold, least first. */
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

/** Reads the subscriptions of a user, also those that have run out. */
export async function listSubscriptions(db: Knex, userId: number): Promise<SubscriptionRow[]> {
  const rows = await db('subscriptions as own')
    .join('branches as branch', 'branch.id', 'own.branch_id')
    .where('own.user_id', userId)
    .orderBy('branch.id')
    .select<Row[]>('own.*', 'branch.branch');
  return rows.map(toSubscription);
}

interface Row {
  readonly id: number;
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
  readonly cleared: Readonly<Record<string, number>>;
}

function toSubscription(row: Row): SubscriptionRow {
  const { next_bundle_id: bundleId, next_period: period, next_price_cents: priceCents } = row;
  const hasNext = bundleId !== null && period !== null && priceCents !== null;
  return {
    id: row.id,
    branchId: row.branch_id,
    branch: row.branch,
    bundleId: row.bundle_id,
    period: row.period,
    priceCents: row.price_cents,
    issued: row.issued.getTime(),
    expires: row.expires.getTime(),
    next: hasNext ? { bundleId, period, priceCents } : null,
    cleared: row.cleared,
  };
}
