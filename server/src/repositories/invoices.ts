import type { Knex } from 'knex';
import type { Choice } from '../plans/choice.ts';
import type { Terms } from '../plans/quoteTerms.ts';

/** The plan and terms that an invoice promises for its payment. */
export interface Invoiced {
  readonly choice: Choice;
  readonly terms: Terms;
  readonly basis: string;
  /** The quote of the purchase; absent from invoices from before it was stored. */
  readonly quoteId?: string;
}

export type InvoiceState = 'pending' | 'paid' | 'cancelled';

/**
 * How the payment of an invoice was used: it bought the ordered plan, it became credit, or the account no longer exists
 * and the money must be refunded.
 */
export type InvoiceOutcome = Terms['kind'] | 'credited' | 'erased';

/** An invoice; times in ms, money in cents. */
export interface InvoiceRow {
  /** `yy/mm/` and eight characters. */
  readonly id: string;
  /** Null if the account has been erased. */
  readonly userId: number | null;
  readonly invoiced: Invoiced;
  /** The amount to pay, after balance and credit. */
  readonly dueCents: number;
  readonly state: InvoiceState;
  /** The provider's reference number of the payment. */
  readonly reference: string | null;
  readonly createdAt: number;
  readonly paidAt: number | null;
  /** Null while it is unpaid. */
  readonly outcome: InvoiceOutcome | null;
  /** The seller; null on invoices from before it was stored. */
  readonly seller: string | null;
}

export interface NewInvoice {
  readonly id: string;
  readonly invoiced: Invoiced;
  readonly dueCents: number;
  readonly billing: 'test' | 'manual' | 'provider';
  readonly seller: string;
  readonly at: number;
}

/** Adds an unpaid invoice; returns false if its number is taken. */
export async function addInvoice(
  db: Knex,
  userId: number,
  { id, invoiced, dueCents, billing, seller, at }: NewInvoice,
): Promise<boolean> {
  const rows = await db('invoices')
    .insert({
      id,
      user_id: userId,
      quote: JSON.stringify(invoiced),
      due_cents: dueCents,
      billing,
      seller,
      state: 'pending',
      created_at: new Date(at),
    })
    .onConflict('id')
    .ignore()
    .returning<{ id: string }[]>('id');
  return rows.length > 0;
}

/** Finds an invoice of any user: the number comes from the provider or from the operator. */
export async function findInvoice(
  db: Knex,
  id: string,
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<InvoiceRow | null> {
  const query = db('invoices').where({ id });
  const row = await (forUpdate ? query.forUpdate() : query).first<Row | undefined>('*');
  return row === undefined ? null : toInvoice(row);
}

/** Finds the valid invoice that a user made from a quote, and its choice; null if there is none. */
export async function findBought(
  db: Knex,
  userId: number,
  quoteId: string,
): Promise<{ readonly id: string; readonly choice: Choice } | null> {
  const row = await db('invoices')
    .where({ user_id: userId })
    .whereNot({ state: 'cancelled' })
    .whereRaw(`quote->>'quoteId' = ?`, [quoteId])
    .first<Pick<Row, 'id' | 'quote'> | undefined>('id', 'quote');
  return row === undefined ? null : { id: row.id, choice: row.quote.choice };
}

/** Lists the numbers of unpaid invoices made before the given time, oldest first. */
export async function listPendingSince(
  db: Knex,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<string[]> {
  return db('invoices')
    .where({ state: 'pending' })
    .where('created_at', '<', new Date(before))
    .orderBy('created_at')
    .limit(most)
    .pluck<string[]>('id');
}

/** Finds the number of a user's newest unpaid invoice; null if there is none. */
export async function findPending(db: Knex, userId: number): Promise<string | null> {
  const row = await db('invoices')
    .where({ user_id: userId, state: 'pending' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first<{ id: string } | undefined>('id');
  return row?.id ?? null;
}

/**
 * Counts a user's unpaid invoices made after the given time. Invoices for which the provider never opened a page cannot
 * be paid and count only from a later time.
 */
export async function countPending(db: Knex, userId: number, counted: Counted): Promise<number> {
  const row = await findCounted(db, userId, counted).first<{ count: string | number }>(db.raw('count(*)'));
  return Number(row.count);
}

/**
 * Returns the credit that such invoices of other branches will use when they are paid, cents; orders of this branch
 * cannot use it.
 */
export async function sumPromisedCredit(
  db: Knex,
  userId: number,
  { branchId, ...counted }: Counted & { readonly branchId: number },
): Promise<number> {
  const sum = db.raw(`coalesce(sum((quote->'terms'->>'usedCreditCents')::bigint), 0) as cents`);
  const row = await findCounted(db, userId, counted)
    .whereRaw(`quote->'choice'->>'branchId' <> ?`, [String(branchId)])
    .first<{ cents: string | number }>(sum);
  return Number(row.cents);
}

/** The times from which unpaid invoices count, ms UTC; `unopenedSince` applies to those without a page to pay on. */
export interface Counted {
  readonly since: number;
  readonly unopenedSince: number;
}

function findCounted(db: Knex, userId: number, { since, unopenedSince }: Counted) {
  return db('invoices')
    .where({ user_id: userId, state: 'pending' })
    .where('created_at', '>', new Date(since))
    .whereRaw(`(billing <> 'provider' or reference is not null or created_at > ?)`, [
      new Date(unopenedSince),
    ]);
}

/** Lists the invoices of a user, newest first. */
export async function listInvoicesOf(db: Knex, userId: number, most: number): Promise<InvoiceRow[]> {
  const rows = await db('invoices')
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most)
    .select<Row[]>('*');
  return rows.map(toInvoice);
}

/** An invoice with its buyer; null if the account has been erased. */
export interface ListedInvoice extends InvoiceRow {
  readonly email: string | null;
}

/** Lists the invoices of all users for the operator, newest first. */
export async function listAllInvoices(
  db: Knex,
  { state }: { readonly state?: InvoiceState },
): Promise<ListedInvoice[]> {
  const rows = await db('invoices as invoice')
    .leftJoin('users', 'users.id', 'invoice.user_id')
    .where(state === undefined ? {} : { 'invoice.state': state })
    .orderBy([
      { column: 'invoice.created_at', order: 'desc' },
      { column: 'invoice.id', order: 'desc' },
    ])
    .select<(Row & Pick<ListedInvoice, 'email'>)[]>('invoice.*', 'users.email');
  return rows.map((row) => ({ ...toInvoice(row), email: row.email }));
}

/** Changes the state of an invoice. */
export async function changeInvoice(
  db: Knex,
  id: string,
  {
    state,
    reference,
    paidAt,
    outcome,
  }: Partial<Pick<InvoiceRow, 'state' | 'reference' | 'paidAt' | 'outcome'>>,
): Promise<void> {
  await db('invoices')
    .where({ id })
    .update({
      ...(state !== undefined && { state }),
      ...(reference !== undefined && { reference }),
      ...(outcome !== undefined && { outcome }),
      ...(paidAt !== undefined && { paid_at: paidAt === null ? null : new Date(paidAt) }),
    });
}

/** Records the provider's page on which an invoice is to be paid; returns false if the invoice is no longer unpaid. */
export async function nameCheckout(db: Knex, id: string, reference: string): Promise<boolean> {
  return (await db('invoices').where({ id, state: 'pending' }).update({ reference })) > 0;
}

/** Returns whether a change failed because its payment belongs to another invoice. */
export function isReferenceTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'invoices_reference_unique';
}

/**
 * Reduces a user's invoices to what the law requires: number, dates, items and amounts, but not the buyer or previous
 * plans.
 */
export async function forgetBuyer(db: Knex, userId: number): Promise<void> {
  await db('invoices')
    .where({ user_id: userId })
    .update({ user_id: null, quote: db.raw("quote - 'basis' - 'quoteId'") });
}

interface Row {
  readonly id: string;
  readonly user_id: number | null;
  readonly quote: Invoiced;
  readonly due_cents: string;
  readonly state: InvoiceState;
  readonly reference: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly outcome: InvoiceOutcome | null;
  readonly seller: string | null;
}

function toInvoice(row: Row): InvoiceRow {
  return {
    id: row.id,
    userId: row.user_id,
    invoiced: row.quote,
    // The driver returns 64-bit integers as strings.
    dueCents: Number(row.due_cents),
    state: row.state,
    reference: row.reference,
    createdAt: row.created_at.getTime(),
    paidAt: row.paid_at?.getTime() ?? null,
    outcome: row.outcome,
    seller: row.seller,
  };
}
