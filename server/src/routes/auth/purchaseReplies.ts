import type { OpenedInvoice } from '../../billing/buy.ts';
import { toDollars } from '../../plans/money.ts';
import { payableOf } from '../../plans/quoteTerms.ts';
import type { QuoteRow } from '../../repositories/quotes.ts';
import type { Invoice, Quote } from '../../schemas/profile.ts';

/** Converts a quote to the form that calls return: money in USD, with the seller. */
export function toQuoteReply({ id, terms, validUntil }: QuoteRow, seller: string): Quote {
  const { issued, expires } = terms;
  return {
    id,
    price: toDollars(terms.priceCents),
    balance: toDollars(terms.balanceCents),
    due: toDollars(terms.dueCents),
    credit: toDollars(terms.creditCents),
    usedCredit: toDollars(terms.usedCreditCents),
    payable: toDollars(payableOf(terms)),
    issued,
    expires,
    validUntil,
    seller,
  };
}

/** Converts an invoice to the form that calls return. */
export function toInvoiceReply({ id, state, dueCents, redirect }: OpenedInvoice): Invoice {
  return { id, state, due: toDollars(dueCents), redirect };
}
