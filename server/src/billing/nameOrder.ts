import type { Knex } from 'knex';
import type { Choice } from '../plans/choice.ts';
import type { MailValues } from '../repositories/outbox.ts';
import { findProduct } from '../repositories/products.ts';

/** What a mail says of an order: branch and bundle by their keys, and months. Nothing of a product that is no more. */
export async function nameOrder(db: Knex, { branchId, bundleId, period }: Choice): Promise<MailValues> {
  const product = await findProduct(db, { branchId, bundleId, withDevelopment: true });
  if (product === null) return {};
  return { branch: product.branch, bundle: product.bundle, months: period };
}
