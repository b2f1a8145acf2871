import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { recordAct } from '../repositories/audit.ts';
import {
  changeInvoice,
  findInvoice,
  type InvoiceOutcome,
  type InvoiceRow,
} from '../repositories/invoices.ts';
import { mailUser, type MailValues, type NewMail } from '../repositories/outbox.ts';
import { saveSubscription, setCredit } from '../repositories/subscriptions.ts';
import { addMonths } from '../plans/calendar.ts';
import { formatDollars } from '../plans/money.ts';
import { isPayable } from '../plans/orderLife.ts';
import { nameOrder, nameTerms, nameTime } from './nameOrder.ts';
import { readHolding } from './readHolding.ts';
import { settle, type Settlement } from '../plans/settle.ts';

/** A payment of an invoice. */
export interface Payment {
  readonly invoiceId: string;
  readonly at: number;
  /** The provider's reference number of the payment. */
  readonly reference?: string;
  /** The operator who confirms it; absent if the buyer or the provider does. */
  readonly actor?: string;
  readonly requestId?: string;
  /**
   * Books nothing if the order has ended, so that the caller can decide first.
   * @default false: the money becomes credit
   */
  readonly refusesLate?: boolean;
}

/** The effect of a payment: `again` if it was already booked, `late` if it was refused because its order had ended. */
export type PaymentOutcome = InvoiceOutcome | 'again' | 'late';

/**
 * Books the payment of an invoice and fulfils the order, once, in the given transaction; if the order has ended, the
 * money becomes credit. The user's row is locked before the invoice's, as everywhere. Rejects with ApiFailure `missing`
 * if there is no such invoice.
 */
export async function payInvoice(transaction: Knex.Transaction, payment: Payment): Promise<PaymentOutcome> {
  const { invoiceId: id, at, reference, refusesLate = false } = payment;
  const known = await findInvoice(transaction, id);
  if (known === null) throw new ApiFailure('missing');
  const { userId } = known;
  const { branchId } = known.invoiced.choice;
  const owner = userId === null ? null : await readHolding(transaction, userId, { branchId, at });
  const invoice = await findInvoice(transaction, id, { forUpdate: true });
  if (invoice === null) throw new ApiFailure('missing');
  if (invoice.state === 'paid') return 'again';
  const isInTime = isPayable(invoice, at);
  if (!isInTime && refusesLate) return 'late';
  const book = (outcome: InvoiceOutcome) =>
    changeInvoice(transaction, id, {
      state: 'paid',
      paidAt: at,
      outcome,
      // A payment that the operator confirms has no provider reference, even if a checkout was open: a payment from
      // that page is a second one.
      reference: reference ?? null,
    });
  if (owner === null) {
    await book('erased');
    await report(transaction, payment, invoice, 'erased');
    return 'erased';
  }
  const { user, holding } = owner;
  const { choice, terms, basis } = invoice.invoiced;
  const wanted = { bundleId: choice.bundleId, period: choice.period, priceCents: terms.priceCents };
  const offer = isInTime ? { wanted, terms, basis } : null;
  const settled = settle(holding, offer, invoice.dueCents, at);
  if (settled.creditCents !== holding.creditCents) await setCredit(transaction, user.id, settled.creditCents);
  if (settled.kind !== null && settled.plan !== null) {
    const switchedAt = settled.kind === 'switch' ? at : null;
    await saveSubscription(transaction, user.id, { branchId, plan: settled.plan, paidAt: at, switchedAt });
  }
  const outcome = settled.kind ?? 'credited';
  await book(outcome);
  await report(transaction, payment, invoice, outcome);
  await mailUser(transaction, user, {
    ...describePayment(invoice, {
      outcome,
      creditCents: settled.creditCents,
      ordered: { ...(await nameOrder(transaction, choice)), ...nameRun(settled) },
    }),
    at,
  });
  return outcome;
}

/** Returns when the bought plan runs; nothing if the money bought no plan. */
function nameRun({ kind, plan }: Settlement): MailValues {
  if (kind === null || plan === null) return {};
  if (kind !== 'renew' || plan.next === null) return nameTime(plan);
  return nameTime({ issued: plan.expires, expires: addMonths(plan.expires, plan.next.period) });
}

/**
 * Returns the mail that confirms a payment, and its values. A buyer who had nothing to pay gets the details of the
 * order instead.
 */
function describePayment(
  { id, dueCents, invoiced: { terms } }: InvoiceRow,
  {
    outcome,
    creditCents,
    ordered,
  }: { readonly outcome: PaymentOutcome; readonly creditCents: number; readonly ordered: MailValues },
): Pick<NewMail, 'kind' | 'values'> {
  const credit = creditCents > 0 && { credit: formatDollars(creditCents) };
  if (dueCents === 0)
    return { kind: 'planTaken', values: { invoice: id, ...ordered, ...nameTerms(terms), ...credit } };
  const amount = formatDollars(dueCents);
  // The terms do not describe a plan that was no longer available.
  const outlay = outcome === 'credited' ? { credited: amount } : nameTerms(terms);
  return { kind: 'invoicePaid', values: { invoice: id, ...ordered, ...outlay, amount, ...credit } };
}

/** Books the payment of an invoice that the operator confirms. */
export async function confirmInvoice(
  db: Knex,
  payment: Payment,
): Promise<{ readonly outcome: PaymentOutcome; readonly invoice: InvoiceRow }> {
  return db.transaction(async (transaction) => {
    const outcome = await payInvoice(transaction, payment);
    const invoice = await findInvoice(transaction, payment.invoiceId);
    if (invoice === null) throw new ApiFailure('missing');
    return { outcome, invoice };
  });
}

function report(
  transaction: Knex.Transaction,
  { at, actor, requestId }: Payment,
  { id, userId, dueCents }: InvoiceRow,
  outcome: PaymentOutcome,
): Promise<void> {
  return recordAct(transaction, {
    action: 'invoicePaid',
    userId,
    ...(actor !== undefined && { actor }),
    ...(requestId !== undefined && { requestId }),
    details: { invoice: id, cents: dueCents, outcome },
    at,
  });
}
