import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { sumPromisedCredit } from '../repositories/invoices.ts';
import { findSubscription } from '../repositories/subscriptions.ts';
import { findUser, type UserRow } from '../repositories/users.ts';
import { countedAt } from '../plans/orderLife.ts';
import { inForce } from '../plans/plan.ts';
import type { Holding } from '../plans/quoteTerms.ts';

/**
 * Reads a user's present plan of a branch. The user's row stays locked until the transaction ends, so that purchases of
 * one user happen one after another.
 */
export async function readHolding(
  transaction: Knex.Transaction,
  userId: number,
  { branchId, at }: { readonly branchId: number; readonly at: number },
): Promise<{ readonly user: UserRow; readonly holding: Holding }> {
  const user = await findUser(transaction, userId, { forUpdate: true });
  if (user === null) throw new ApiFailure('expired');
  const plan = inForce(await findSubscription(transaction, userId, branchId), at);
  return { user, holding: { plan, creditCents: user.creditCents } };
}

/**
 * As `readHolding`, minus the credit that unpaid orders of other branches will use: this is the credit available to a
 * new order. Orders of the same branch are not subtracted, because the new order usually replaces them.
 */
export async function readFreeHolding(
  transaction: Knex.Transaction,
  userId: number,
  { branchId, at }: { readonly branchId: number; readonly at: number },
): Promise<{ readonly user: UserRow; readonly holding: Holding }> {
  const { user, holding } = await readHolding(transaction, userId, { branchId, at });
  const promised = await sumPromisedCredit(transaction, userId, { branchId, ...countedAt(at) });
  return { user, holding: { ...holding, creditCents: Math.max(0, holding.creditCents - promised) } };
}
