import type { Knex } from 'knex';
import { ApiFailure } from '../errors.ts';
import { recordAct } from '../repositories/audit.ts';
import { changeInvoice, findInvoice, type InvoiceState } from '../repositories/invoices.ts';

/**
 * Ends an order that waits for its money, by the operator's word; returns the state it was found in, and changes nothing where that is
 * not `pending`. Rejects with ApiFailure `missing` where there is no such invoice.
 */
export async function cancelInvoice(
  db: Knex,
  { invoiceId, at, actor }: { readonly invoiceId: string; readonly at: number; readonly actor: string },
): Promise<InvoiceState> {
  return db.transaction(async (transaction) => {
    const invoice = await findInvoice(transaction, invoiceId, { forUpdate: true });
    if (invoice === null) throw new ApiFailure('missing');
    const { state, userId } = invoice;
    if (state !== 'pending') return state;
    await changeInvoice(transaction, invoiceId, { state: 'cancelled' });
    const details = { invoice: invoiceId };
    await recordAct(transaction, { action: 'invoiceCancelled', userId, actor, details, at });
    return state;
  });
}
