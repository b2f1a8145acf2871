import type { Knex } from 'knex';
import type { Choice } from '../plans/choice.ts';
import type { Terms } from '../plans/quoteTerms.ts';
import { deleteBefore } from './deleteSome.ts';

/** The quoted cost of a plan; times in ms. */
export interface QuoteRow {
  readonly id: string;
  readonly choice: Choice;
  readonly terms: Terms;
  readonly basis: string;
  readonly validUntil: number;
}

/** Stores a quote. */
export async function keepQuote(
  db: Knex,
  userId: number,
  { id, choice, terms, basis, validUntil, at }: QuoteRow & { readonly at: number },
): Promise<void> {
  await db('quotes').insert({
    id,
    user_id: userId,
    choice: JSON.stringify(choice),
    kind: terms.kind,
    basis,
    price_cents: terms.priceCents,
    balance_cents: terms.balanceCents,
    due_cents: terms.dueCents,
    credit_cents: terms.creditCents,
    used_credit_cents: terms.usedCreditCents,
    issued: new Date(terms.issued),
    expires: new Date(terms.expires),
    created_at: new Date(at),
    valid_until: new Date(validUntil),
  });
}

/** Removes a user's quote and returns it, because a quote can be used only once. Null if the user has no such quote. */
export async function takeQuote(db: Knex, userId: number, id: string): Promise<QuoteRow | null> {
  const [row] = await db('quotes').where({ id, user_id: userId }).delete().returning<Row[]>('*');
  if (row === undefined) return null;
  return {
    id,
    choice: row.choice,
    basis: row.basis,
    terms: {
      kind: row.kind,
      // The driver returns 64-bit integers as strings.
      priceCents: Number(row.price_cents),
      balanceCents: Number(row.balance_cents),
      dueCents: Number(row.due_cents),
      creditCents: Number(row.credit_cents),
      usedCreditCents: Number(row.used_credit_cents),
      issued: row.issued.getTime(),
      expires: row.expires.getTime(),
    },
    validUntil: row.valid_until.getTime(),
  };
}

/** Removes quotes that expired before the given time. */
export async function purgeQuotes(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'quotes', { column: 'valid_until', before, most });
}

interface Row {
  readonly choice: Choice;
  readonly basis: string;
  readonly kind: Terms['kind'];
  readonly price_cents: string;
  readonly balance_cents: string;
  readonly due_cents: string;
  readonly credit_cents: string;
  readonly used_credit_cents: string;
  readonly issued: Date;
  readonly expires: Date;
  readonly valid_until: Date;
}
