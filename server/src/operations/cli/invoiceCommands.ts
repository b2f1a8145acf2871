import { cancelInvoice } from '../../billing/cancelInvoice.ts';
import { formatDollars } from '../../billing/money.ts';
import { confirmInvoice } from '../../billing/payInvoice.ts';
import { ApiFailure } from '../../errors.ts';
import { listAllInvoices } from '../../repositories/invoices.ts';
import { readConfig } from '../../config/config.ts';
import { withDatabase } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { ACTOR, type Command } from './command.ts';

/** What an operator does to invoices. */
export const INVOICE_COMMANDS = {
  'list-invoices': {
    flags: ['pending'],
    about: 'lists invoices, newest first: number, state, day, USD and buyer; --pending only those to be paid',
    run: ({ flags }, { env, print }) =>
      withDatabase(readConfig(env), async (db) => {
        const invoices = await listAllInvoices(db, flags.has('pending') ? { state: 'pending' } : {});
        for (const { id, state, createdAt, dueCents, email } of invoices) {
          const day = new Date(createdAt).toISOString().slice(0, 10);
          const amount = formatDollars(dueCents).padStart(10);
          print(`${id}  ${state.padEnd(9)}  ${day}  ${amount}  ${email ?? 'erased'}`);
        }
      }),
  },
  'confirm-invoice': {
    words: ['id'],
    about: 'books the money of an invoice, with BILLING=manual; what it promises begins',
    run: ({ words: [id = ''] }, { env, clock, print }) =>
      withDatabase(readConfig(env), async (db) => {
        const order = { invoiceId: id, at: clock(), actor: ACTOR };
        const { invoice, outcome } = await confirmInvoice(db, order).catch(refuseMissing(id));
        print(`Invoice ${id}, USD ${formatDollars(invoice.dueCents)}: ${OUTCOMES[outcome]}`);
      }),
  },
  'cancel-invoice': {
    words: ['id'],
    about: 'ends an order that nobody will pay',
    run: ({ words: [id = ''] }, { env, clock, print }) =>
      withDatabase(readConfig(env), async (db) => {
        const order = { invoiceId: id, at: clock(), actor: ACTOR };
        const found = await cancelInvoice(db, order).catch(refuseMissing(id));
        if (found === 'paid') throw new RefusedError(`Invoice ${id} is paid; money goes back by the bank`);
        print(found === 'pending' ? `Invoice ${id} is cancelled` : `Invoice ${id} was cancelled before`);
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

const OUTCOMES = {
  subscribe: 'paid, the plan begins now',
  renew: 'paid, the plan goes on when the present one ends',
  switch: 'paid, the plan is changed now',
  credited: 'paid, but no longer what the quote was reckoned from; the money is credit of the account',
  again: 'was paid before; nothing was changed',
  erased: 'paid, but the account is erased; the money is to be given back',
} as const;
