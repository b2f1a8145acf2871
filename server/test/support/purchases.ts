import type { Browser, Reply } from './accounts.ts';

/** The answer of a call about a plan that was chosen. */
export interface QuoteReply {
  readonly id: string;
  readonly price: number;
  readonly balance: number;
  readonly due: number;
  readonly credit: number;
  readonly usedCredit: number;
  readonly payable: number;
  readonly issued: number;
  readonly expires: number;
  readonly validUntil: number;
}

export interface InvoiceReply {
  readonly id: string;
  readonly state: string;
  readonly due: number;
  readonly redirect: string | null;
}

/** A choice of the beam branch, or of another. */
export function choose(bundleId: number, period: number, branchId = 1) {
  return { productId: 0, branchId, bundleId, period };
}

type Choice = ReturnType<typeof choose>;

/** Asks what a choice costs. */
export function preview(browser: Browser, choice: Choice): Promise<Reply> {
  return browser.post('/auth/update', { body: { choice, preview: true } });
}

/** Buys a choice by a quote. */
export function buy(browser: Browser, choice: Choice, quote: string, key?: string): Promise<Reply> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return browser.post('/auth/update', { body: { choice, quote }, headers });
}

/** Asks what a choice costs and buys it. */
export async function purchase(browser: Browser, choice: Choice): Promise<Reply> {
  const { quote } = (await preview(browser, choice)).json<{ quote: QuoteReply }>();
  return buy(browser, choice, quote.id);
}
