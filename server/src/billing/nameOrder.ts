import type { Knex } from 'knex';
import type { Choice } from '../plans/choice.ts';
import { writeMinute } from '../messages/writeMinute.ts';
import { formatDollars } from '../plans/money.ts';
import type { Terms } from '../plans/quoteTerms.ts';
import type { MailValues } from '../repositories/outbox.ts';
import { findProduct } from '../repositories/products.ts';

/**
 * Returns the values of a mail about an order: keys of branch and bundle, and months. Returns nothing if the product no
 * longer exists.
 */
export async function nameOrder(
  db: Knex,
  { branchId, bundleId, period }: Omit<Choice, 'productId'>,
): Promise<MailValues> {
  const product = await findProduct(db, { branchId, bundleId, withDevelopment: true });
  if (product === null) return {};
  return { branch: product.branch, bundle: product.bundle, months: period };
}

/** Returns the values of a mail about the period of a plan; a renewal begins when the earlier plan ends. */
export function nameTime({ issued, expires }: Pick<Terms, 'issued' | 'expires'>): MailValues {
  return { from: writeMinute(issued), until: writeMinute(expires) };
}

/**
 * Returns the values of a mail about an amount: the price and the deductions. Returns nothing if the full price is due.
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
