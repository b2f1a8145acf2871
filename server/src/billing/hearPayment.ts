import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { findInvoice, isReferenceTaken } from '../repositories/invoices.ts';
import type { BillingContext } from './billingContext.ts';
import { recordAct, wasRecorded } from '../repositories/audit.ts';
import { endOrder } from './endOrder.ts';
import { payInvoice, type PaymentOutcome } from './payInvoice.ts';
import type { PaymentEvent } from './provider.ts';

/**
 * The effect of a payment event. `refused`: the amount differs from the invoice. `taken`: the payment has already paid
 * another invoice. `twice`: another payment has paid the invoice, reported the first time. `other`: an event of an
 * expired page that is not the invoice's current one.
 */
export type Heard = PaymentOutcome | 'cancelled' | 'refused' | 'taken' | 'twice' | 'unknown' | 'other';

/** Applies an event of a payment provider once, however often it is delivered. */
export async function hearPayment(
  { db, clock }: Pick<BillingContext, 'db' | 'clock'>,
  { kind, invoiceId, reference, amountCents, currency }: PaymentEvent,
  requestId: string,
): Promise<Heard> {
  const hear = async (transaction: Knex.Transaction): Promise<Heard> => {
    const known = await findInvoice(transaction, invoiceId);
    if (known === null) return 'unknown';
    if (kind === 'expired') {
      if (known.reference !== null && known.reference !== reference) return 'other';
      const found = await endOrder(transaction, { invoiceId, why: 'provider', requestId, at: clock() });
      return found === 'pending' ? 'cancelled' : 'again';
    }
    if (amountCents !== known.dueCents || currency !== 'usd') return 'refused';
    const at = clock();
    const outcome = await payInvoice(transaction, { invoiceId, reference, requestId, at });
    const paid = outcome === 'again' ? await findInvoice(transaction, invoiceId) : null;
    if (paid === null || paid.reference === reference) return outcome;
    const details = { invoice: invoiceId, cents: amountCents, reference };
    const act = { action: 'invoicePaidTwice', userId: paid.userId, details } as const;
    // The user's row is locked, so only one of several simultaneous repeats records it.
    if (await wasRecorded(transaction, act)) return 'again';
    await recordAct(transaction, { ...act, requestId, at });
    return 'twice';
  };
  try {
    return await db.transaction(hear);
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'missing') return 'unknown';
    if (isReferenceTaken(error)) return 'taken';
    throw error;
  }
}
