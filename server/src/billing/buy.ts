import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { recordAct } from '../repositories/audit.ts';
import {
  addInvoice,
  countPending,
  findBought,
  findInvoice,
  nameCheckout,
  type InvoiceState,
} from '../repositories/invoices.ts';
import { mailUser } from '../repositories/outbox.ts';
import { takeQuote, type QuoteRow } from '../repositories/quotes.ts';
import { findUser } from '../repositories/users.ts';
import { answerOnce } from '../idempotency/answerOnce.ts';
import type { BillingContext } from './billingContext.ts';
import type { Choice } from '../plans/choice.ts';
import { INVOICE_BYTES, toInvoiceId } from './invoiceId.ts';
import { nameOrder, nameTerms } from './nameOrder.ts';
import { writeMinute } from '../messages/writeMinute.ts';
import { formatDollars } from '../plans/money.ts';
import { countedAt, MOST_UNPAID, ORDER_DAYS } from '../plans/orderLife.ts';
import { payInvoice } from './payInvoice.ts';
import type { OpenCheckout } from './provider.ts';
import { requireProduct, toPlan, type Buyer } from './quoteChoice.ts';
import { payableOf } from '../plans/quoteTerms.ts';
import { readFreeHolding } from './readHolding.ts';
import { requireSelling } from './requireSelling.ts';
import { basisOf } from '../plans/settle.ts';

/** A choice with the price that was quoted for it. */
export interface QuotedChoice {
  readonly choice: Choice;
  readonly quote: string;
  /** The client's idempotency key for this attempt. */
  readonly key: string | undefined;
  readonly requestId: string;
}

/** The amount to pay, and where to pay it. */
export interface OpenedInvoice {
  readonly id: string;
  readonly state: InvoiceState;
  readonly dueCents: number;
  /** Page of the payment provider; null if there is nothing to pay there. */
  readonly redirect: string | null;
}

/**
 * Creates the invoice of a quote; the order takes effect when it is paid, which is at once if nothing is due or
 * payments are in test mode. A repeat with the same key, or of the same quote, gets the same invoice, so a buyer who
 * lost the answer pays once. Rejects with ApiFailure `missing` for a quote that is not the buyer's or was used for
 * another choice; `conflict` for an outdated one; `notPurchasable` if money is due while too many orders of the buyer
 * are unpaid.
 */
export async function buy(
  context: BillingContext,
  buyer: Buyer,
  order: QuotedChoice,
): Promise<OpenedInvoice> {
  const { db, clock, mode } = context;
  const { userId } = buyer;
  const { choice, quote, key } = order;
  const call = { userId, key, call: 'buy', body: { choice, quote }, at: clock(), isHarmfulTwice: true };
  requireSelling(mode);
  const { id } = await answerOnce(db, call, (transaction) => makeInvoice(transaction, context, buyer, order));
  // Read again, because a repeat may find the invoice paid; the provider is called only while no rows are locked.
  const invoice = await findInvoice(db, id);
  if (invoice === null) throw new Error(`invoice ${id} is gone`);
  const { state, dueCents } = invoice;
  if (state !== 'pending' || mode !== 'provider') return { id, state, dueCents, redirect: null };
  const { reference, redirect } = await openCheckout(context, userId, invoice);
  // The operator may have booked the payment in the meantime. A payment through that page would then be a second one,
  // so nobody is sent there.
  if (await nameCheckout(db, id, reference)) return { id, state, dueCents, redirect };
  return { id, state: (await findInvoice(db, id))?.state ?? 'cancelled', dueCents, redirect: null };
}

async function makeInvoice(
  transaction: Knex.Transaction,
  { clock, mode, paymentText, seller }: BillingContext,
  { userId, isRoot }: Buyer,
  { choice, quote: quoteId, requestId }: QuotedChoice,
): Promise<{ readonly id: string }> {
  requireSelling(mode);
  const at = clock();
  const product = await requireProduct(transaction, choice, isRoot);
  const { user, holding } = await readFreeHolding(transaction, userId, { branchId: choice.branchId, at });
  const quote = await takeQuote(transaction, userId, quoteId);
  // The user's row is locked, so another call that used this quote has already committed its invoice.
  const bought = quote === null ? await findBought(transaction, userId, quoteId) : null;
  if (bought !== null && isSameChoice(bought.choice, choice)) return { id: bought.id };
  if (quote === null || !isSameChoice(quote.choice, choice))
    throw new ApiFailure('missing', { details: [{ path: '/quote', rule: 'quote' }] });
  const { terms, basis } = quote;
  const isTrue =
    at < quote.validUntil &&
    basisOf(holding.plan) === basis &&
    toPlan(choice, product).priceCents === terms.priceCents &&
    holding.creditCents >= terms.usedCreditCents;
  if (!isTrue) throw new ApiFailure('conflict', { text: 'orders.quoteOld' });
  const dueCents = payableOf(terms);
  const waits = mode !== 'test' && dueCents > 0;
  if (waits && (await countPending(transaction, userId, countedAt(at))) >= MOST_UNPAID)
    throw new ApiFailure('notPurchasable', { text: 'orders.unpaid' });
  const id = await addNumbered(transaction, userId, { quote, dueCents, billing: mode, seller, at });
  await recordAct(transaction, {
    action: 'invoiceMade',
    userId,
    requestId,
    details: { invoice: id, kind: terms.kind, cents: dueCents },
    at,
  });
  if (!waits) await payInvoice(transaction, { invoiceId: id, at, requestId });
  else if (mode === 'manual')
    await mailUser(transaction, user, {
      kind: 'invoiceMade',
      values: {
        invoice: id,
        ...(await nameOrder(transaction, choice)),
        ...(terms.kind === 'renew' && { begins: writeMinute(terms.issued) }),
        ...nameTerms(terms),
        amount: formatDollars(dueCents),
        days: ORDER_DAYS,
        ...(paymentText !== null && { payment: paymentText }),
      },
      at,
    });
  return { id };
}

function isSameChoice(a: Choice, b: Choice): boolean {
  return (
    a.productId === b.productId &&
    a.branchId === b.branchId &&
    a.bundleId === b.bundleId &&
    a.period === b.period
  );
}

interface Numbered {
  readonly quote: QuoteRow;
  readonly dueCents: number;
  readonly billing: 'test' | 'manual' | 'provider';
  readonly seller: string;
  readonly at: number;
}

/** There are a million million numbers a month, so a number is hardly ever taken; if it is, another is drawn. */
async function addNumbered(
  transaction: Knex.Transaction,
  userId: number,
  { quote, dueCents, billing, seller, at }: Numbered,
) {
  const { choice, terms, basis } = quote;
  for (;;) {
    const id = toInvoiceId(at, randomBytes(INVOICE_BYTES));
    const invoiced = { choice, terms, basis, quoteId: quote.id };
    if (await addInvoice(transaction, userId, { id, invoiced, dueCents, billing, seller, at })) return id;
  }
}

async function openCheckout(
  { db, provider }: BillingContext,
  userId: number,
  { id: invoiceId, dueCents: amountCents }: { readonly id: string; readonly dueCents: number },
): Promise<OpenCheckout> {
  const user = await findUser(db, userId);
  if (provider === null || user === null) throw new Error('`openCheckout` needs a provider and a user');
  return provider.openCheckout({
    invoiceId,
    amountCents,
    title: `EECS ${invoiceId}`,
    email: user.email,
  });
}
