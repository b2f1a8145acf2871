import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmInvoice } from '../src/billing/payInvoice.ts';
import { writeMinute } from '../src/messages/writeMinute.ts';
import { addMonths } from '../src/plans/calendar.ts';
import { openAccountsApp, whileBusy, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { buy, choose, preview, purchase, type InvoiceReply, type QuoteReply } from './support/purchases.ts';
import { setStage } from './support/stage.ts';

const DAY = 86_400_000;

interface Told {
  readonly _params: { readonly invoice: string | null; readonly credit: number };
  readonly quote: QuoteReply;
  readonly invoice: InvoiceReply;
  readonly _products: { branch_id: number; bundle_id: number; label: string }[];
  readonly _subscriptions: {
    branchId: number;
    bundleId: number;
    issued: number;
    expires: number;
    next: object | null;
    messages: { key: string; days?: number }[];
    activities: string[];
  }[];
}
/** Lists, for each bundle of multi-span beams, what kind of purchase it would be. */
const labels = ({ _products: rows }: Told) =>
  rows.filter((row) => row.branch_id === 1).map(({ label }) => label);

describe.skipIf(isHalfMissing)('plans, tried out', () => {
  const stage = setStage({ env: { BILLING: 'test' } });

  const read = async () => (await stage.account.browser.post('/auth/update', { body: {} })).json<Told>();

  test('a quote changes nothing; bought by, it starts the plan', async () => {
    expect(labels(await read())).toEqual(['-', 'subscribe', 'subscribe']);
    const { now } = stage.server.clock;
    const quoted = (await preview(stage.account.browser, choose(2, 12))).json<Told>();
    expect(quoted.quote).toMatchObject({
      price: 270.72,
      balance: 0,
      due: 270.72,
      credit: 0,
      issued: now,
      expires: Date.UTC(2027, 10, 22, 6),
      validUntil: now + 15 * 60_000,
    });
    expect(quoted._subscriptions).toEqual([]);

    const bought = (await buy(stage.account.browser, choose(2, 12), quoted.quote.id)).json<Told>();
    expect(bought.invoice).toMatchObject({ state: 'paid', due: 270.72, redirect: null });
    expect(bought.invoice.id).toMatch(/^26\/11\/[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(bought._subscriptions).toMatchObject([
      { branchId: 1, bundleId: 2, p12: 270.72, issued: now, next: null, messages: [{ key: 'paid' }] },
    ]);
    expect(bought._subscriptions[0]?.activities).toContain('msb.mohr');
    expect(labels(bought)).toEqual(['-', 'renew', 'switch']);
    const mails = await stage.server
      .db('outbox')
      .where({ recipient: stage.account.email, kind: 'invoicePaid' });
    expect(mails).toMatchObject([{ values: { invoice: bought.invoice.id, amount: '270.72' } }]);
  });

  test('a repeat under the same key gets the same invoice; of many at once one is made', async () => {
    const { quote } = (await preview(stage.account.browser, choose(3, 1))).json<Told>();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => buy(stage.account.browser, choose(3, 1), quote.id, 'one-attempt-1')),
    );
    expect(new Set(replies.map((reply) => reply.json<Told>().invoice.id)).size).toBe(1);
    expect(await stage.server.db('invoices').where({ user_id: stage.account.userId })).toHaveLength(1);
    const other = await buy(stage.account.browser, choose(3, 6), quote.id, 'one-attempt-1');
    expect(other.json()).toMatchObject({ errno: 40902 });
  });

  test('a quote is good once, for a quarter of an hour, for its owner and its choice', async () => {
    const { quote } = (await preview(stage.account.browser, choose(2, 1))).json<Told>();
    expect((await buy(stage.account.browser, choose(2, 6), quote.id)).statusCode).toBe(404);
    const stranger = await stage.server.openAccount();
    expect((await buy(stranger.browser, choose(2, 1), quote.id)).statusCode).toBe(404);
    stage.server.clock.now += 15 * 60_000;
    await stage.logInAgain();
    expect((await buy(stage.account.browser, choose(2, 1), quote.id)).json()).toMatchObject({ errno: 40901 });
    const again = (await preview(stage.account.browser, choose(2, 1))).json<Told>().quote;
    expect((await buy(stage.account.browser, choose(2, 1), again.id)).statusCode).toBe(200);
    const used = await buy(stage.account.browser, choose(2, 6), again.id);
    expect(used.statusCode).toBe(404);
    expect(used.json()).toMatchObject({ message: expect.stringContaining('request a new one') as string });
  });

  test('all purchases with one quote return the same invoice, which is made and paid once', async () => {
    const { quote } = (await preview(stage.account.browser, choose(3, 1))).json<Told>();
    const order = () => buy(stage.account.browser, choose(3, 1), quote.id);
    const replies = await Promise.all(Array.from({ length: 12 }, order));
    // A call that a busy database refused gets its answer when it is repeated.
    const told = [...replies.filter(({ statusCode }) => statusCode !== 503), await whileBusy(order)];
    expect(new Set(told.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(told.map((reply) => reply.json<Told>().invoice.id)).size).toBe(1);
    const made = await stage.server.db('invoices').where({ user_id: stage.account.userId });
    expect(made).toMatchObject([{ state: 'paid' }]);
    const stranger = await stage.server.openAccount();
    expect((await buy(stranger.browser, choose(3, 1), quote.id)).statusCode).toBe(404);
  });

  test('a renewal comes after the plan, once, and takes over without anything running', async () => {
    await purchase(stage.account.browser, choose(2, 1));
    const { expires } = (await read())._subscriptions[0] ?? { expires: NaN };
    const renewed = (await purchase(stage.account.browser, choose(2, 6))).json<Told>();
    expect(renewed._subscriptions).toMatchObject([
      { expires, next: { bundle_id: 2, period: 6, price: 152.28 } },
    ]);
    const second = await preview(stage.account.browser, choose(2, 1));
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ errno: 40904 });

    const before = stage.server.clock.now;
    stage.server.clock.now = expires + DAY;
    const { browser } = await stage.logInAgain();
    const after = (await browser.post('/auth/update', { body: {} })).json<Told>();
    expect(after._subscriptions).toMatchObject([{ bundleId: 2, issued: expires, p6: 152.28, next: null }]);
    stage.server.clock.now = before;
  });

  test('a switch gives back the days left; what is too much is credit, used the next time', async () => {
    await purchase(stage.account.browser, choose(2, 12));
    await purchase(stage.account.browser, choose(2, 12));
    const { quote } = (await preview(stage.account.browser, choose(3, 1))).json<Told>();
    // Nothing is used up yet: twice 270.72, minus 47.00.
    expect(quote).toMatchObject({ price: 47, balance: 541.44, due: 0, credit: 494.44, payable: 0 });
    const switched = (await buy(stage.account.browser, choose(3, 1), quote.id)).json<Told>();
    expect(switched.invoice).toMatchObject({ state: 'paid', due: 0 });
    expect(switched._subscriptions).toMatchObject([{ bundleId: 3, next: null }]);
    expect(switched._subscriptions[0]?.messages.map(({ key }) => key)).toEqual(['paid', 'switched']);
    const other = (await preview(stage.account.browser, choose(2, 1, 2))).json<Told>().quote;
    expect(other).toMatchObject({ price: 28.2, due: 28.2, usedCredit: 28.2, payable: 0 });
    await buy(stage.account.browser, choose(2, 1, 2), other.id);
    const row = await stage.server
      .db('users')
      .where({ id: stage.account.userId })
      .first<{ credit_cents: string }>();
    expect(Number(row.credit_cents)).toBe(49_444 - 2820);
  });

  test('an invalid purchase is refused', async () => {
    await purchase(stage.account.browser, choose(3, 1));
    for (const bundle of [1, 2]) {
      const refused = await preview(stage.account.browser, choose(bundle, 1));
      expect(refused.json()).toMatchObject({ errno: 40904, error: 'not_purchasable' });
    }
    // A branch in development, and an unknown one.
    for (const branch of [3, 99])
      expect((await preview(stage.account.browser, choose(2, 1, branch))).statusCode).toBe(404);
    const post = async (body: object) =>
      (await stage.account.browser.post('/auth/update', { body })).statusCode;
    expect(await post({ choice: choose(3, 1) })).toBe(400);
    expect(await post({ choice: choose(3, 2), preview: true })).toBe(400);
    expect(await post({ choice: choose(3, 1), preview: true, firstName: 'A' })).toBe(400);
    expect(await post({ quote: 'anything' })).toBe(400);
  });

  test('the end of a plan is announced from five days on, again when the number of days changes, and afterwards', async () => {
    await purchase(stage.account.browser, choose(2, 1));
    const { expires } = (await read())._subscriptions[0] ?? { expires: NaN };
    const before = stage.server.clock.now;
    stage.server.clock.now = expires - 6 * DAY;
    await stage.logInAgain();
    const messages = async () => (await read())._subscriptions[0]?.messages;
    expect(await messages()).toMatchObject([{ key: 'paid' }]);
    stage.server.clock.now += 1;
    expect(await messages()).toMatchObject([{ key: 'ends', days: 5 }, { key: 'paid' }]);
    const reset = await stage.account.browser.post('/auth/reset-notify');
    expect(reset.json()).toMatchObject({ _subscriptions: [{ bundleId: 2, messages: [] }] });
    expect(await messages()).toEqual([]);
    stage.server.clock.now = expires - 5 * DAY + 1;
    await stage.logInAgain();
    expect(await messages()).toMatchObject([{ key: 'ends', days: 4 }]);
    stage.server.clock.now = expires - 600_000;
    await stage.logInAgain();
    expect(await messages()).toMatchObject([{ key: 'ends', days: 0 }]);
    stage.server.clock.now = expires;
    await stage.logInAgain();
    const ended = await read();
    expect(ended._subscriptions).toMatchObject([{ bundleId: 1, messages: [{ key: 'ended' }] }]);
    expect(labels(ended)).toEqual(['-', 'subscribe', 'subscribe']);
    stage.server.clock.now = before;
  });
});

describe.skipIf(isHalfMissing)('plans paid by the operator’s word', () => {
  let accounts: AccountsApp;

  beforeAll(async () => {
    accounts = await openAccountsApp({ env: { BILLING: 'manual', MANUAL_PAYMENT_TEXT: 'IBAN XX00 1234' } });
  });

  const mailsOf = (userId: number) =>
    accounts
      .db('outbox')
      .where({ user_id: userId })
      .whereIn('kind', ['invoiceMade', 'invoicePaid', 'planTaken'])
      .orderBy('id')
      .select('kind', 'values');

  afterAll(() => accounts.close());

  const confirm = (invoiceId: string) =>
    confirmInvoice(accounts.db, { invoiceId, at: accounts.clock.now, actor: 'cli' });

  test('an invoice waits, and what it promises happens once, when it is confirmed', async () => {
    const { browser, userId } = await accounts.openAccount();
    const bought = (await purchase(browser, choose(2, 12))).json<Told>();
    expect(bought.invoice).toMatchObject({ state: 'pending', due: 270.72, redirect: null });
    expect(bought._subscriptions).toEqual([]);
    expect(bought._params).toMatchObject({ invoice: bought.invoice.id, credit: 0 });
    expect(await mailsOf(userId)).toMatchObject([
      {
        kind: 'invoiceMade',
        values: {
          invoice: bought.invoice.id,
          amount: '270.72',
          payment: 'IBAN XX00 1234',
          branch: 'msb',
          bundle: 'standard',
          months: 12,
        },
      },
    ]);

    const outcomes = await Promise.all([1, 2, 3].map(() => confirm(bought.invoice.id)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['again', 'again', 'subscribe']);
    const read = (await browser.post('/auth/update', { body: {} })).json<Told>();
    expect(read._subscriptions).toMatchObject([{ bundleId: 2 }]);
    expect(read._params).toMatchObject({ invoice: null, credit: 0 });
    const acts = await accounts.db('audit').where({ user_id: userId, action: 'invoicePaid' });
    expect(acts).toMatchObject([{ actor: 'cli', details: { outcome: 'subscribe', cents: 27_072 } }]);
  });

  test('money that can no longer buy what was offered becomes credit', async () => {
    const { browser, userId } = await accounts.openAccount();
    const first = (await purchase(browser, choose(3, 1))).json<Told>().invoice;
    const second = (await purchase(browser, choose(2, 1))).json<Told>().invoice;
    await confirm(first.id);
    expect((await confirm(second.id)).outcome).toBe('credited');
    const row = await accounts.db('users').where({ id: userId }).first<{ credit_cents: string }>();
    expect(Number(row.credit_cents)).toBe(2820);
    const read = (await browser.post('/auth/update', { body: {} })).json<Told>();
    expect(read._params).toMatchObject({ invoice: null, credit: 28.2 });
    expect((await mailsOf(userId)).at(-1)).toMatchObject({
      kind: 'invoicePaid',
      values: {
        amount: '28.20',
        credited: '28.20',
        credit: '28.20',
        branch: 'msb',
        bundle: 'standard',
        months: 1,
      },
    });
    // A second month costs 47, of which the credit pays 28.20; the free plan has no remaining value.
    const { quote } = (await preview(browser, choose(3, 1))).json<Told>();
    expect(quote).toMatchObject({ due: 47, usedCredit: 28.2, payable: 18.8 });
    await buy(browser, choose(3, 1), quote.id);
    expect((await mailsOf(userId)).at(-1)).toMatchObject({
      kind: 'invoiceMade',
      values: { price: '47.00', usedCredit: '28.20', amount: '18.80' },
    });
  });

  test('credit is promised to one order: what waits to be paid is had, whichever is paid first', async () => {
    const { browser, userId } = await accounts.openAccount();
    await accounts.db('users').where({ id: userId }).update({ credit_cents: 10_000 });
    const truss = { ...choose(2, 12), branchId: 2 };
    const quoteOf = async (choice: ReturnType<typeof choose>) =>
      (await preview(browser, choice)).json<{ quote: QuoteReply }>().quote;
    const both = [await quoteOf(choose(2, 12)), await quoteOf(truss)];
    expect(both).toMatchObject([{ usedCredit: 100 }, { usedCredit: 100 }]);
    const first = (await buy(browser, choose(2, 12), both[0]?.id ?? '')).json<Told>().invoice;
    expect(first.due).toBe(170.72);
    // The other quote was also valid until the first one was used.
    const stale = await buy(browser, truss, both[1]?.id ?? '');
    expect(stale.json()).toMatchObject({
      errno: 40901,
      message: expect.stringMatching(/^The quote is/) as string,
    });
    const again = await quoteOf(truss);
    expect(again).toMatchObject({ usedCredit: 0, payable: 270.72 });
    const second = (await buy(browser, truss, again.id)).json<Told>().invoice;
    // An order that will be replaced by another of its branch reserves no credit from that one.
    expect(await quoteOf(choose(3, 12))).toMatchObject({ usedCredit: 100 });
    expect((await confirm(second.id)).outcome).toBe('subscribe');
    expect((await confirm(first.id)).outcome).toBe('subscribe');
    const read = (await browser.post('/auth/update', { body: {} })).json<Told>();
    expect(read._params.credit).toBe(0);
    expect(read._subscriptions).toMatchObject([{ bundleId: 2 }, { bundleId: 2 }]);
  });

  test('a free plan is reported without an amount, but with its used and remaining time', async () => {
    const { browser, userId } = await accounts.openAccount();
    const first = (await purchase(browser, choose(2, 12))).json<Told>().invoice;
    await confirm(first.id);
    // On its first day the plan is worth its price, 270.72, of which the other plan takes 47.
    const switched = (await purchase(browser, choose(3, 1))).json<Told>();
    expect(switched.invoice).toMatchObject({ state: 'paid', due: 0 });
    expect(switched._params).toMatchObject({ invoice: null, credit: 223.72 });
    expect((await mailsOf(userId)).at(-1)).toEqual({
      kind: 'planTaken',
      values: {
        invoice: switched.invoice.id,
        branch: 'msb',
        bundle: 'professional',
        months: 1,
        price: '47.00',
        worth: '270.72',
        credit: '223.72',
        from: writeMinute(accounts.clock.now),
        until: writeMinute(addMonths(accounts.clock.now, 1)),
      },
    });
  });

  test('a renewal is reported with the day on which it begins, and is possible once', async () => {
    const { browser, userId } = await accounts.openAccount();
    await confirm((await purchase(browser, choose(3, 1))).json<Told>().invoice.id);
    const ends = addMonths(accounts.clock.now, 1);
    const renewal = (await purchase(browser, choose(3, 6))).json<Told>();
    expect(labels(renewal)).toEqual(['-', '-', 'renew']);
    await confirm(renewal.invoice.id);
    const mails = (await mailsOf(userId)).slice(-2);
    const begins = writeMinute(ends);
    expect(mails).toMatchObject([
      { kind: 'invoiceMade', values: { begins } },
      { kind: 'invoicePaid', values: { from: begins, until: writeMinute(addMonths(ends, 6)) } },
    ]);
    const read = (await browser.post('/auth/update', { body: {} })).json<Told>();
    expect(labels(read)).toEqual(['-', '-', '-']);
    expect((await preview(browser, choose(3, 1))).json()).toMatchObject({ errno: 40904 });
  });

  test.each([
    ['en-US', /^Five of your orders are unpaid: pay one/],
    ['ru', /^Пять ваших заказов ждут оплаты: оплатите/],
    ['uk', /^П’ять ваших замовлень чекають на оплату: сплатіть/],
  ])('five orders wait for their money at most, also of those made at once (%s)', async (locale, text) => {
    const { browser, userId } = await accounts.openAccount();
    const quotes = [];
    for (let i = 0; i < 8; i += 1) quotes.push((await preview(browser, choose(2, 1))).json<Told>().quote.id);
    const order = (quote: string) =>
      browser.post('/auth/update', {
        body: { choice: choose(2, 1), quote },
        headers: { 'client-locale': locale },
      });
    const replies = await Promise.all(quotes.map((quote) => whileBusy(() => order(quote))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(3).fill(409),
    ]);
    const refused = replies
      .filter(({ statusCode }) => statusCode === 409)
      .map((reply) => reply.json<object>());
    for (const reply of refused)
      expect(reply).toMatchObject({ errno: 40904, message: expect.stringMatching(text) as string });
    const paid = replies.find(({ statusCode }) => statusCode === 200)?.json<Told>().invoice.id ?? '';
    expect(await accounts.db('invoices').where({ user_id: userId })).toHaveLength(5);
    await confirm(paid);
    expect((await purchase(browser, choose(2, 6))).statusCode).toBe(200);
    expect((await purchase(browser, choose(2, 6))).statusCode).toBe(409);
    // An order that is too old to be paid does not count, although no sweep has ended it yet.
    await accounts
      .db('invoices')
      .where({ user_id: userId })
      .update({ created_at: new Date(accounts.clock.now - 14 * DAY) });
    expect((await purchase(browser, choose(2, 6))).statusCode).toBe(200);
  });

  test('an unknown invoice is not confirmed', async () => {
    await expect(confirm('26/11/AAAAAAAA')).rejects.toMatchObject({ key: 'missing' });
  });
});

describe.skipIf(isHalfMissing)('nothing for sale', () => {
  test('every label is a dash, and a choice is refused', async () => {
    const accounts = await openAccountsApp();
    const { browser } = await accounts.openAccount();
    const told = (await browser.post('/auth/update', { body: {} })).json<Told>();
    expect(new Set(told._products.map(({ label }) => label))).toEqual(new Set(['-']));
    expect((await preview(browser, choose(2, 1))).json()).toMatchObject({ errno: 40904 });
    await accounts.close();
  });
});
