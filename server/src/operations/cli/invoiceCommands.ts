import { endOrder } from '../../billing/endOrder.ts';
import { formatDollars } from '../../plans/money.ts';
import { isPayable, ORDER_DAYS } from '../../plans/orderLife.ts';
import { confirmInvoice } from '../../billing/payInvoice.ts';
import { ApiFailure } from '../../failures/errors.ts';
import { listAllInvoices, type InvoiceRow } from '../../repositories/invoices.ts';
import { listProducts, type ProductRow } from '../../repositories/products.ts';
import { findUser } from '../../repositories/users.ts';
import { readConfig } from '../../config/config.ts';
import { withDatabase } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { ACTOR, type Command } from './command.ts';
import { RECOVERY_LINK_DAYS } from '../../words/links.ts';

/** The operator's commands on invoices. */
export const INVOICE_COMMANDS = {
  'list-invoices': {
    flags: ['pending'],
    about:
      'lists invoices, newest first: number, state, day, USD, order (branch, plan, months), buyer, and what became of a late payment; --pending lists unpaid ones only',
    options: {
      pending: 'lists unpaid invoices only',
    },
    run: ({ flags }, { env, clock, print }) =>
      withDatabase(readConfig(env), async (db) => {
        const invoices = await listAllInvoices(db, flags.has('pending') ? { state: 'pending' } : {});
        const products = await listProducts(db, { withDevelopment: true });
        for (const { email, ...invoice } of invoices) {
          const state = stateOf(invoice, clock()).padEnd(9);
          const amount = formatDollars(invoice.dueCents).padStart(10);
          const note = invoice.outcome === null ? '' : NOTES[invoice.outcome];
          const ordered = nameOrdered(invoice, products).padEnd(32);
          const words = [
            invoice.id,
            state,
            dayOf(invoice.createdAt),
            amount,
            ordered,
            email ?? 'erased',
            note,
          ];
          print(words.join('  ').trimEnd());
        }
      }),
  },
  'confirm-invoice': {
    words: ['id'],
    flags: ['credit'],
    about: `records the payment of an invoice, with BILLING=manual, and starts the plan; --credit books it as credit if the order has ended`,
    options: {
      credit: 'books the payment of an order that has ended as credit of the account',
    },
    run: ({ words: [id = ''], flags }, { env, clock, print, log }) =>
      withDatabase(readConfig(env), async (db) => {
        const payment = { invoiceId: id, at: clock(), actor: ACTOR, refusesLate: !flags.has('credit') };
        const { invoice, outcome } = await confirmInvoice(db, payment).catch(refuseMissing(id));
        if (outcome === 'late')
          throw new RefusedError(
            `Invoice ${id} of ${dayOf(invoice.createdAt)} ${whyLate(invoice)}. Ask the buyer to order again; if the money has arrived, use --credit to book it as credit of the account.`,
          );
        print(`Invoice ${id}, USD ${formatDollars(invoice.dueCents)}: ${OUTCOMES[outcome]}`);
        const buyer = invoice.userId === null ? null : await findUser(db, invoice.userId);
        if (buyer !== null && buyer.deactivatedAt !== null)
          log(
            `Its buyer closed the account on ${dayOf(buyer.deactivatedAt)}: the purchase is lost ${RECOVERY_LINK_DAYS} days later, unless the buyer reopens the account.`,
          );
      }),
  },
  'cancel-invoice': {
    words: ['id'],
    about: 'cancels an unpaid order',
    more: 'A cancelled order cannot be resumed: the buyer orders again, and a later payment can become credit.',
    run: ({ words: [id = ''] }, { env, clock, print }) =>
      withDatabase(readConfig(env), async (db) => {
        const end = { invoiceId: id, why: 'operator' as const, at: clock(), actor: ACTOR };
        const found = await db
          .transaction((transaction) => endOrder(transaction, end))
          .catch(refuseMissing(id));
        if (found === 'paid')
          throw new RefusedError(
            `Invoice ${id} is paid and cannot be cancelled. Refund the money through the bank`,
          );
        print(found === 'pending' ? `Invoice ${id} is cancelled` : `Invoice ${id} was cancelled already`);
      }),
  },
} as const satisfies Readonly<Record<string, Command>>;

function refuseMissing(id: string) {
  return (error: unknown): never => {
    if (error instanceof ApiFailure && error.key === 'missing')
      throw new RefusedError(`There is no invoice ${id}`, { cause: error });
    throw error;
  };
}

function whyLate({ state }: InvoiceRow): string {
  return state === 'cancelled' ? 'was cancelled' : `has expired: an order is valid for ${ORDER_DAYS} days`;
}

/** Returns text like `switch msb professional 12`, or numbers if the product no longer exists. */
function nameOrdered({ invoiced: { choice, terms } }: InvoiceRow, products: readonly ProductRow[]): string {
  const { branchId, bundleId, period } = choice;
  const product = products.find((row) => row.branchId === branchId && row.bundleId === bundleId);
  const { branch, bundle } = product ?? { branch: branchId, bundle: bundleId };
  return [terms.kind, branch, bundle, period].join(' ');
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function stateOf(invoice: InvoiceRow, at: number): InvoiceRow['state'] | 'expired' {
  return invoice.state === 'pending' && !isPayable(invoice, at) ? 'expired' : invoice.state;
}

/** A note about a payment that did not pay for the ordered plan. */
const NOTES = {
  subscribe: '',
  renew: '',
  switch: '',
  credited: 'became credit',
  erased: 'refund',
} as const;

const OUTCOMES = {
  subscribe: 'paid, the plan starts now',
  renew: 'paid, the plan continues when the present one ends',
  switch: 'paid, the plan is changed now',
  credited:
    'paid, but the order can no longer be fulfilled as quoted; the money became credit of the account',
  again: 'was paid already; nothing changed',
  erased: 'paid, but the account is erased; refund the money',
} as const;
