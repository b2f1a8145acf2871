import type { Browser, Reply } from './accounts.ts';

/** The answer to a choice of a plan. */
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

/** Returns a choice of the beam branch, or of another branch. */
export function choose(bundleId: number, period: number, branchId = 1) {
  return { productId: 0, branchId, bundleId, period };
}

type Choice = ReturnType<typeof choose>;

/** Requests a quote for a choice. */
export function preview(browser: Browser, choice: Choice): Promise<Reply> {
  return browser.post('/auth/update', { body: { choice, preview: true } });
}

/** Buys a choice with a quote. */
export function buy(browser: Browser, choice: Choice, quote: string, key?: string): Promise<Reply> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return browser.post('/auth/update', { body: { choice, quote }, headers });
}

/** Requests a quote for a choice and buys it. */
export async function purchase(browser: Browser, choice: Choice): Promise<Reply> {
  const { quote } = (await preview(browser, choice)).json<{ quote: QuoteReply }>();
  return buy(browser, choice, quote.id);
}
