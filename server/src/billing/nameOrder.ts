import type { Knex } from 'knex';
import type { Choice } from '../plans/choice.ts';
import { writeMinute } from '../messages/writeMinute.ts';
import { formatDollars } from '../plans/money.ts';
import type { Terms } from '../plans/quoteTerms.ts';
import type { MailValues } from '../repositories/outbox.ts';
import { findProduct } from '../repositories/products.ts';

/** What a mail says of an order: branch and bundle by their keys, and months. Nothing of a product that is no more. */
export async function nameOrder(
  db: Knex,
  { branchId, bundleId, period }: Omit<Choice, 'productId'>,
): Promise<MailValues> {
  const product = await findProduct(db, { branchId, bundleId, withDevelopment: true });
  if (product === null) return {};
  return { branch: product.branch, bundle: product.bundle, months: period };
}

/** What a mail says of when a plan that was taken runs: a renewal where the plan before it ends. */
export function nameTime({ issued, expires }: Pick<Terms, 'issued' | 'expires'>): MailValues {
  return { from: writeMinute(issued), until: writeMinute(expires) };
}

/**
 * What a mail says of how a sum came about: the price and what was taken from it.
 * Nothing where all of the price is to be paid.
 */
export function nameTerms({
  priceCents,
  balanceCents,
  usedCreditCents,
}: Pick<Terms, 'priceCents' | 'balanceCents' | 'usedCreditCents'>): MailValues {
  if (balanceCents === 0 && usedCreditCents === 0) return {};
  return {
    price: formatDollars(priceCents),
    ...(balanceCents > 0 && { worth: formatDollars(balanceCents) }),
    ...(usedCreditCents > 0 && { usedCredit: formatDollars(usedCreditCents) }),
  };
}
