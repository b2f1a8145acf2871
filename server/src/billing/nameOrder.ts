import type { Knex } from 'knex';
import type { Choice } from '../plans/choice.ts';
import { writeMinute } from '../messages/writeMinute.ts';
import { formatDollars } from '../plans/money.ts';
import type { Terms } from '../plans/quoteTerms.ts';
import type { MailValues } from '../repositories/outbox.ts';
import { findProduct } from '../repositories/products.ts';

/**
 * The words of a mail about an order: branch and bundle by their keys, and months. Nothing about a product that is
 * gone.
 */
export async function nameOrder(
  db: Knex,
  { branchId, bundleId, period }: Omit<Choice, 'productId'>,
): Promise<MailValues> {
  const product = await findProduct(db, { branchId, bundleId, withDevelopment: true });
  if (product === null) return {};
  return { branch: product.branch, bundle: product.bundle, months: period };
}

/** The words of a mail about the period of a plan: a renewal begins where the plan before it ends. */
export function nameTime({ issued, expires }: Pick<Terms, 'issued' | 'expires'>): MailValues {
  return { from: writeMinute(issued), until: writeMinute(expires) };
}

/**
 * The words of a mail about a sum: the price and the deductions.
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
