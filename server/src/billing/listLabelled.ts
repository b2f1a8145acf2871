import { listProducts, type ProductQuery } from '../repositories/products.ts';
import type { BillingContext } from './billingContext.ts';
import { labelOf, type Label } from '../plans/label.ts';
import { FREE_BUNDLE } from '../plans/plan.ts';
import { toToldProduct, type ToldProduct } from './productRow.ts';
import type { Subscription } from '../gating/subscriptionsInForce.ts';

/** Lists what is sold, each with what taking it would be for who has these subscriptions; nothing can be taken where nothing is sold. */
export async function listLabelled(
  { db, mode }: Pick<BillingContext, 'db' | 'mode'>,
  subscriptions: readonly Subscription[],
  query: ProductQuery,
): Promise<(ToldProduct & { readonly label: Label })[]> {
  const current = new Map(subscriptions.map(({ branchId, bundleId }) => [branchId, bundleId]));
  const rows = await listProducts(db, query);
  return rows.map((row) => ({
    ...toToldProduct(row),
    label: mode === 'off' ? '-' : labelOf(row.bundleId, current.get(row.branchId) ?? FREE_BUNDLE),
  }));
}
