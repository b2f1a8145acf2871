import type { BillingContext } from './billingContext.ts';
import { toDollars } from '../plans/money.ts';
import { listInvoicesOf } from '../repositories/invoices.ts';
import { listProducts } from '../repositories/products.ts';
import type { Static } from '@fastify/type-provider-typebox';
import { type InvoicesReply, MOST_INVOICES } from '../schemas/invoices.ts';

type Listed = Static<typeof InvoicesReply>['invoices'][number];

/**
 * Lists a user's invoices for display, newest first. An invoice from before sellers were stored names the current
 * seller.
 */
export async function listOwnInvoices(
  { db, seller }: Pick<BillingContext, 'db' | 'seller'>,
  userId: number,
): Promise<Listed[]> {
  const rows = await listInvoicesOf(db, userId, MOST_INVOICES);
  if (rows.length === 0) return [];
  const products = await listProducts(db, { withDevelopment: true });
  return rows.map((row) => {
    const { id, state, invoiced, dueCents, createdAt, paidAt } = row;
    const { choice, terms } = invoiced;
    const { branchId, bundleId, period } = choice;
    const product = products.find((one) => one.branchId === branchId && one.bundleId === bundleId);
    return {
      id,
      seller: row.seller ?? seller,
      state,
      branchId,
      branch: product?.branch ?? '',
      bundleId,
      bundle: product?.bundle ?? '',
      period,
      kind: terms.kind,
      price: toDollars(terms.priceCents),
      balance: toDollars(terms.balanceCents),
      usedCredit: toDollars(terms.usedCreditCents),
      due: toDollars(dueCents),
      issued: terms.issued,
      expires: terms.expires,
      created: createdAt,
      paid: paidAt ?? -1,
    };
  });
}
