import { listProducts, type ProductQuery } from '../repositories/products.ts';
import type { BillingContext } from './billingContext.ts';
import { labelOf } from '../plans/label.ts';
import { toProductReply } from './productRow.ts';
import type { LabelledProduct } from '../schemas/products.ts';
import type { Subscription } from '../schemas/user.ts';

/**
 * Lists the products on sale, each with what buying it would mean for a user with these subscriptions. No product can
 * be bought if the server sells nothing.
 */
export async function listLabelled(
  { db, mode }: Pick<BillingContext, 'db' | 'mode'>,
  subscriptions: readonly Subscription[],
  query: ProductQuery,
): Promise<LabelledProduct[]> {
  const present = new Map(subscriptions.map((one) => [one.branchId, one]));
  const rows = await listProducts(db, query);
  return rows.map((row) => ({
    ...toProductReply(row),
    label: mode === 'off' ? '-' : labelOf(row.bundleId, present.get(row.branchId) ?? null),
  }));
}
