import { ApiFailure } from '../errors.ts';
import { changeInvoice, findInvoice } from '../repositories/invoices.ts';
import type { BillingContext } from './billingContext.ts';
import { payInvoice, type PaymentOutcome } from './payInvoice.ts';
import type { PaymentEvent } from './provider.ts';

/** What was made of it: `refused` where the money is not what the invoice says. */
export type Heard = PaymentOutcome | 'cancelled' | 'refused' | 'unknown';

/** Does what a payment provider tells, once, however often it is told. */
export async function hearPayment(
  { db, clock }: Pick<BillingContext, 'db' | 'clock'>,
  { kind, invoiceId, reference, amountCents, currency }: PaymentEvent,
  requestId: string,
): Promise<Heard> {
  return db.transaction(async (transaction) => {
    const known = await findInvoice(transaction, invoiceId);
    if (known === null) return 'unknown';
    if (kind === 'expired') {
      const invoice = await findInvoice(transaction, invoiceId, { forUpdate: true });
      if (invoice?.state !== 'pending') return 'again';
      await changeInvoice(transaction, invoiceId, { state: 'cancelled' });
      return 'cancelled';
    }
    if (amountCents !== known.dueCents || currency !== 'usd') return 'refused';
    try {
      return await payInvoice(transaction, { invoiceId, reference, requestId, at: clock() });
    } catch (error) {
      if (error instanceof ApiFailure && error.key === 'missing') return 'unknown';
      throw error;
    }
  });
}
