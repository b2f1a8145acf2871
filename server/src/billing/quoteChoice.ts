import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { findProduct, type ProductRow } from '../repositories/products.ts';
import { keepQuote, type QuoteRow } from '../repositories/quotes.ts';
import type { BillingContext } from './billingContext.ts';
import { PRODUCT_ID, type Choice } from '../plans/choice.ts';
import type { NextPlan } from '../plans/plan.ts';
import { quoteTerms } from '../plans/quoteTerms.ts';
import { readFreeHolding } from './readHolding.ts';
import { requireSelling } from './requireSelling.ts';
import { basisOf } from '../plans/settle.ts';

/** Lifetime of a quote, ms. */
const QUOTE_LIFE_MS = 15 * 60_000;

/** The buyer; only root can buy branches in development. */
export interface Buyer {
  readonly userId: number;
  readonly isRoot: boolean;
}

/**
 * Quotes the price of a choice, valid for a quarter of an hour; nothing else changes. Rejects with ApiFailure
 * `notPurchasable` if the choice cannot be bought, `missing` if it does not exist.
 */
export async function quoteChoice(
  { db, clock, mode }: BillingContext,
  { userId, isRoot }: Buyer,
  choice: Choice,
): Promise<QuoteRow> {
  requireSelling(mode);
  return db.transaction(async (transaction) => {
    const at = clock();
    const wanted = toPlan(choice, await requireProduct(transaction, choice, isRoot));
    const { holding } = await readFreeHolding(transaction, userId, { branchId: choice.branchId, at });
    const terms = quoteTerms(holding, wanted, at);
    if (terms === null) throw new ApiFailure('notPurchasable');
    const id = randomBytes(16).toString('base64url');
    const quote = { id, choice, terms, basis: basisOf(holding.plan), validUntil: at + QUOTE_LIFE_MS };
    await keepQuote(transaction, userId, { ...quote, at });
    return quote;
  });
}

/** Finds the product that a choice names. */
export async function requireProduct(db: Knex, choice: Choice, isRoot: boolean): Promise<ProductRow> {
  const { productId, branchId, bundleId } = choice;
  const product = await findProduct(db, { branchId, bundleId, withDevelopment: isRoot });
  if (productId !== PRODUCT_ID || product === null) throw new ApiFailure('missing');
  return product;
}

/** Returns the plan that a choice of a product gives, with its price. */
export function toPlan({ bundleId, period }: Choice, product: ProductRow): NextPlan {
  return { bundleId, period, priceCents: product[`p${period}`] };
}
