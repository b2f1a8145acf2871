import { listProducts, type ProductQuery } from '../repositories/products.ts';
import type { BillingContext } from './billingContext.ts';
import { labelOf } from '../plans/label.ts';
import { FREE_BUNDLE } from '../plans/plan.ts';
import { toToldProduct } from './productRow.ts';
import type { LabelledProduct } from '../schemas/products.ts';
import type { Subscription } from '../schemas/user.ts';

/** Lists what is sold, each with what taking it would be for who has these subscriptions; nothing can be taken where nothing is sold. */
export async function listLabelled(
  { db, mode }: Pick<BillingContext, 'db' | 'mode'>,
  subscriptions: readonly Subscription[],
  query: ProductQuery,
): Promise<LabelledProduct[]> {
  const current = new Map(subscriptions.map(({ branchId, bundleId }) => [branchId, bundleId]));
  const rows = await listProducts(db, query);
  return rows.map((row) => ({
    ...toToldProduct(row),
    label: mode === 'off' ? '-' : labelOf(row.bundleId, current.get(row.branchId) ?? FREE_BUNDLE),
  }));
}
