import type { Knex } from 'knex';
import {
  listBranchActivities,
  listSubscriptions,
  type BranchActivities,
  type SubscriptionRow,
} from '../repositories/subscriptions.ts';
import { toDollars } from '../plans/money.ts';
import { FREE_BUNDLE, inForce } from '../plans/plan.ts';
import { messagesOf } from '../plans/planMessages.ts';
import type { Subscription } from '../schemas/user.ts';

/** The latest time that a Date can represent, ms. */
const FOREVER = 8.64e15;

/**
 * Returns the subscription in force of each public branch, for a user or for anyone without an account: the bought
 * bundle, otherwise the free one. Without gating, each includes every feature of its branch, because clients rely on
 * the list.
 */
export async function subscriptionsInForce(
  db: Knex,
  userId: number | null,
  at: number,
  { hasGating = true }: { readonly hasGating?: boolean } = {},
): Promise<Subscription[]> {
  const bundles = await listBranchActivities(db);
  const bought = userId === null ? [] : await listSubscriptions(db, userId);
  const branches = [...new Set(bundles.map(({ branchId }) => branchId))];
  return branches.map((branchId) => {
    const own = bought.find((row) => row.branchId === branchId) ?? null;
    const current = inForce(own, at);
    const found = findBundle(bundles, branchId, current?.bundleId ?? FREE_BUNDLE);
    const bundle = hasGating ? found : { ...found, activities: listSold(bundles, branchId) };
    const messages = own === null ? [] : messagesOf(own, at);
    return current === null
      ? { ...freeSubscription(bundle), id: own?.id ?? 0, messages }
      : { ...toSubscription(current, bundle), messages };
  });
}

/** Returns the keys of all features that a user has in a branch. */
export async function activitiesOf(
  db: Knex,
  { userId, branch, at }: { readonly userId: number; readonly branch: string; readonly at: number },
): Promise<readonly string[]> {
  const all = await subscriptionsInForce(db, userId, at);
  return all.find((subscription) => subscription.branch === branch)?.activities ?? [];
}

/** Lists the features that any bundle of a branch includes. */
function listSold(bundles: readonly BranchActivities[], branchId: number): string[] {
  const own = bundles.filter((bundle) => bundle.branchId === branchId);
  return [...new Set(own.flatMap(({ activities }) => activities))];
}

function findBundle(
  bundles: readonly BranchActivities[],
  branchId: number,
  bundleId: number,
): BranchActivities {
  const found = bundles.find((one) => one.branchId === branchId && one.bundleId === bundleId);
  if (found === undefined) throw new Error(`no bundle ${bundleId} of branch ${branchId} among the products`);
  return found;
}

function freeSubscription({ branchId, branch, activities }: BranchActivities): Subscription {
  const bundleId = FREE_BUNDLE;
  return {
    id: 0,
    branchId,
    branch,
    bundleId,
    period: 1,
    p1: 0,
    issued: 0,
    expires: FOREVER,
    next: null,
    messages: [],
    activities,
  };
}

function toSubscription(row: SubscriptionRow, { activities }: BranchActivities): Subscription {
  const { id, branchId, branch, bundleId, period, priceCents, issued, expires, next } = row;
  return {
    id,
    branchId,
    branch,
    bundleId,
    period,
    [`p${period}`]: toDollars(priceCents),
    issued,
    expires,
    next: next && { bundle_id: next.bundleId, period: next.period, price: toDollars(next.priceCents) },
    messages: [],
    activities,
  };
}
