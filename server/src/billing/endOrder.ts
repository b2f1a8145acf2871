import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { recordAct } from '../repositories/audit.ts';
import { changeInvoice, findInvoice, listPendingSince, type InvoiceState } from '../repositories/invoices.ts';
import { mailUser } from '../repositories/outbox.ts';
import { findUser } from '../repositories/users.ts';
import { ORDER_DAYS } from '../plans/orderLife.ts';
import { nameOrder } from './nameOrder.ts';

export interface OrderEnd {
  readonly invoiceId: string;
  readonly why: 'operator' | 'provider' | 'overdue';
  /** The operator who ends it; absent if the provider or the clock does. */
  readonly actor?: string;
  readonly requestId?: string;
  readonly at: number;
}

/**
 * Ends an unpaid order. Returns the state in which it was found, and changes nothing unless that is `pending`. The
 * buyer is informed by mail, unless the buyer cancelled on the provider's page. The user's row is locked before the
 * invoice's, as everywhere. Rejects with ApiFailure `missing` if there is no such invoice.
 */
export async function endOrder(
  transaction: Knex.Transaction,
  { invoiceId, why, ...end }: OrderEnd,
): Promise<InvoiceState> {
  const known = await findInvoice(transaction, invoiceId);
  if (known === null) throw new ApiFailure('missing');
  const buyer = known.userId === null ? null : await findUser(transaction, known.userId, { forUpdate: true });
  const invoice = await findInvoice(transaction, invoiceId, { forUpdate: true });
  if (invoice === null) throw new ApiFailure('missing');
  const { state, userId, invoiced } = invoice;
  if (state !== 'pending') return state;
  await changeInvoice(transaction, invoiceId, { state: 'cancelled' });
  const details = { invoice: invoiceId, why };
  await recordAct(transaction, { action: 'invoiceCancelled', userId, details, ...end });
  if (buyer !== null && why !== 'provider') {
    const ordered = await nameOrder(transaction, invoiced.choice);
    const values = { invoice: invoiceId, ...ordered, ...(why === 'overdue' && { days: ORDER_DAYS }) };
    await mailUser(transaction, buyer, { kind: 'orderEnded', values, at: end.at });
  }
  return state;
}

/** Maximum number of orders ended in one call. */
const MOST = 100;

/**
 * Ends unpaid orders made before the given time; returns how many. An abort signal stops it after the current order.
 */
export async function endOverdue(
  db: Knex,
  { before, at, signal }: { readonly before: number; readonly at: number; readonly signal?: AbortSignal },
): Promise<number> {
  let count = 0;
  for (const invoiceId of await listPendingSince(db, { before, most: MOST })) {
    if (signal?.aborted === true) break;
    const found = await db.transaction((transaction) =>
      endOrder(transaction, { invoiceId, why: 'overdue', at }),
    );
    if (found === 'pending') count += 1;
  }
  return count;
}
