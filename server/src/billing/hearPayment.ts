import type { Knex } from 'knex';
import { ApiFailure } from '../errors.ts';
import { findInvoice, isReferenceTaken } from '../repositories/invoices.ts';
import type { BillingContext } from './billingContext.ts';
import { endOrder } from './endOrder.ts';
import { payInvoice, type PaymentOutcome } from './payInvoice.ts';
import type { PaymentEvent } from './provider.ts';

/** What was made of it: `refused` where the money is not what the invoice says, `taken` where it has paid another invoice already. */
export type Heard = PaymentOutcome | 'cancelled' | 'refused' | 'taken' | 'unknown';

/** Does what a payment provider tells, once, however often it is told. */
export async function hearPayment(
  { db, clock }: Pick<BillingContext, 'db' | 'clock'>,
  { kind, invoiceId, reference, amountCents, currency }: PaymentEvent,
  requestId: string,
): Promise<Heard> {
  const hear = async (transaction: Knex): Promise<Heard> => {
    const known = await findInvoice(transaction, invoiceId);
    if (known === null) return 'unknown';
    if (kind === 'expired') {
      const found = await endOrder(transaction, { invoiceId, why: 'provider', requestId, at: clock() });
      return found === 'pending' ? 'cancelled' : 'again';
    }
    if (amountCents !== known.dueCents || currency !== 'usd') return 'refused';
    return payInvoice(transaction, { invoiceId, reference, requestId, at: clock() });
  };
  try {
    return await db.transaction(hear);
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'missing') return 'unknown';
    if (isReferenceTaken(error)) return 'taken';
    throw error;
  }
}
