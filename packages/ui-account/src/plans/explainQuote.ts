import type { Quote } from '../api/plansApi.ts';

/** A line of a quote's calculation: its text, and the amount that it adds, USD. */
export interface QuoteLine {
  readonly key: 'quote.price' | 'quote.balance' | 'quote.usedCredit' | 'quote.payable' | 'quote.credit';
  readonly amount: number;
  /** Whether it is a total, or outside the sum. */
  readonly isTotal?: true;
}

/** Explains a quote line by line; lines of zero are omitted, except the price and the amount to be paid. */
export function explainQuote({ price, balance, usedCredit, payable, credit }: Quote): readonly QuoteLine[] {
  return [
    { key: 'quote.price', amount: price },
    ...(balance > 0 ? [{ key: 'quote.balance', amount: -Math.min(balance, price) } as const] : []),
    ...(usedCredit > 0 ? [{ key: 'quote.usedCredit', amount: -usedCredit } as const] : []),
    { key: 'quote.payable', amount: payable, isTotal: true },
    ...(credit > 0 ? [{ key: 'quote.credit', amount: credit } as const] : []),
  ];
}
