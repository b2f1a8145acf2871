import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmInvoice } from '../src/billing/payInvoice.ts';
import { createStripeProvider } from '../src/billing/stripeProvider.ts';
import { sweepSubscriptions } from '../src/billing/sweepSubscriptions.ts';
import { openBrowser } from './support/accounts.ts';
import { openAccountsApp, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { startFakeStripe, type FakeStripe } from './support/fakeStripe.ts';
import { buy, choose, preview, purchase, type InvoiceReply, type QuoteReply } from './support/purchases.ts';

const DAY = 86_400_000;
const SECRETS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test_1' };

interface Told {
  readonly quote: QuoteReply;
  readonly invoice: InvoiceReply;
  readonly _subscriptions: { bundleId: number }[];
}

describe.skipIf(isHalfMissing)('plans paid at a provider', () => {
  let fake: FakeStripe;
  let accounts: AccountsApp;
  const { webhooks } = new Stripe(SECRETS.secretKey);

  beforeAll(async () => {
    fake = await startFakeStripe();
    const config = { ...SECRETS, apiUrl: fake.url, checkoutHost: 'checkout.stripe.com' };
    accounts = await openAccountsApp({
      env: {
        BILLING: 'provider',
        STRIPE_SECRET_KEY: SECRETS.secretKey,
        STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
        PUBLIC_URL: 'https://example.org',
      },
      provider: createStripeProvider(config, 'https://example.org'),
    });
  });

  afterAll(async () => {
    await accounts.close();
    await fake.close();
  });

  /** Sends an event to the server with a signature like Stripe's. */
  const report = (type: string, session: object, how: { secret?: string; spoil?: string } = {}) =>
    // The signature also covers spaces and order.
    send(JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } }, null, 2), how);

  const send = (payload: string, { secret = SECRETS.webhookSecret, spoil = '' } = {}) => {
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    return accounts.app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: payload + spoil,
    });
  };

  const paidSession = ({ id, due }: InvoiceReply, reference: string) => ({
    id: reference,
    object: 'checkout.session',
    client_reference_id: id,
    payment_status: 'paid',
    amount_total: Math.round(due * 100),
    currency: 'usd',
  });

  const planOf = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.post('/auth/update', { body: {} })).json<Told>()._subscriptions[0]?.bundleId;

  test('the buyer is sent to the provider’s page, the same one for a repeat, and the plan begins when it reports the payment', async () => {
    const { browser, email } = await accounts.openAccount();
    const { quote } = (await preview(browser, choose(2, 6))).json<Told>();
    const { invoice } = (await buy(browser, choose(2, 6), quote.id, 'attempt-0001')).json<Told>();
    expect(invoice).toMatchObject({ state: 'pending', due: 152.28 });
    expect(invoice.redirect).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\d+$/);
    const repeated = (await buy(browser, choose(2, 6), quote.id, 'attempt-0001')).json<Told>();
    expect(repeated.invoice).toEqual(invoice);
    expect(fake.asked.at(-1)).toMatchObject({
      authorization: `Bearer ${SECRETS.secretKey}`,
      idempotencyKey: `eecs-invoice-${invoice.id}`,
      fields: {
        mode: 'payment',
        client_reference_id: invoice.id,
        customer_email: email,
        'line_items[0][price_data][unit_amount]': '15228',
        'line_items[0][price_data][currency]': 'usd',
        success_url: 'https://example.org/subscription-manager',
      },
    });
    expect(await planOf(browser)).toBeUndefined();

    const reference = String(invoice.redirect?.split('/').at(-1));
    const session = paidSession(invoice, reference);
    const unpaid = await report('checkout.session.completed', { ...session, payment_status: 'unpaid' });
    expect(unpaid.json()).toEqual({ received: true });
    expect(await planOf(browser)).toBeUndefined();
    const heard = await Promise.all([1, 2, 3].map(() => report('checkout.session.completed', session)));
    expect(heard.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await planOf(browser)).toBe(2);
    const paid = await accounts.db('invoices').where({ id: invoice.id });
    expect(paid).toMatchObject([{ state: 'paid', reference }]);
    const acts = await accounts
      .db('audit')
      .where({ action: 'invoicePaid' })
      .whereRaw(`details->>'invoice' = ?`, [invoice.id]);
    expect(acts).toHaveLength(1);
  });

  test('nothing is believed that is signed by another, changed on its way, or of another amount', async () => {
    const { browser } = await accounts.openAccount();
    const { invoice } = (await purchase(browser, choose(2, 1))).json<Told>();
    const reference = String(invoice.redirect?.split('/').at(-1));
    const session = paidSession(invoice, reference);
    const paid = 'checkout.session.completed';
    const path = '/headers/stripe-signature';
    const refused = [
      [await report(paid, session, { secret: 'whsec_another' }), 'signature'],
      [await report(paid, session, { spoil: ' ' }), 'signature'],
      [await openBrowser(accounts.app).post('/billing/webhook', { body: {} }), 'required'],
    ] as const;
    for (const [reply, rule] of refused) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ errno: 40002, details: [{ path, rule }] });
    }
    expect((await report(paid, { ...session, amount_total: 1 })).statusCode).toBe(200);
    expect((await report(paid, { ...session, currency: 'uah' })).statusCode).toBe(200);
    expect((await report(paid, { ...session, client_reference_id: '26/11/AAAAAAAA' })).statusCode).toBe(200);
    expect((await report('customer.created', { id: 'cus_1' })).statusCode).toBe(200);
    expect(await planOf(browser)).toBeUndefined();
    await report('checkout.session.expired', { ...session, payment_status: 'unpaid' });
    expect(await accounts.db('invoices').where({ id: invoice.id })).toMatchObject([{ state: 'cancelled' }]);
  });

  test('events out of order do not change what is paid', async () => {
    const { browser } = await accounts.openAccount();
    const { invoice } = (await purchase(browser, choose(2, 1))).json<Told>();
    const session = paidSession(invoice, String(invoice.redirect?.split('/').at(-1)));
    const unpaid = { ...session, payment_status: 'unpaid' };
    await report('checkout.session.async_payment_succeeded', session);
    for (const type of ['checkout.session.expired', 'checkout.session.completed']) await report(type, unpaid);
    await report('checkout.session.completed', session);
    expect(await planOf(browser)).toBe(2);
    expect(await accounts.db('invoices').where({ id: invoice.id })).toMatchObject([{ state: 'paid' }]);
  });

  const invoiceOf = async ({ id }: InvoiceReply) =>
    accounts.db('invoices').where({ id }).first<Record<string, unknown>>();
  const creditOf = async (userId: number) =>
    Number((await accounts.db('users').where({ id: userId }).pluck('credit_cents'))[0]);
  const PAID = 'checkout.session.completed';

  test('money that comes after the order has expired or ended is credit, once', async () => {
    const { browser, userId, email } = await accounts.openAccount();
    const late = (await purchase(browser, choose(2, 6))).json<Told>().invoice;
    const ended = (await purchase(browser, choose(3, 1))).json<Told>().invoice;
    const page = String(ended.redirect?.split('/').at(-1));
    const expired = { ...paidSession(ended, page), payment_status: 'unpaid' };
    expect((await report('checkout.session.expired', expired)).json()).toMatchObject({ heard: 'cancelled' });
    const acts = accounts.db('audit').where({ user_id: userId, action: 'invoiceCancelled' });
    expect(await acts).toMatchObject([{ details: { invoice: ended.id, why: 'provider' } }]);
    // A buyer who gives up on the provider's page knows about it, so no mail is sent.
    expect(await accounts.db('outbox').where({ recipient: email, kind: 'orderEnded' })).toEqual([]);

    accounts.clock.now += 14 * DAY;
    try {
      const heard = await report(PAID, paidSession(late, 'cs_test_late'));
      expect(heard.json()).toEqual({ received: true, heard: 'credited' });
      expect((await report(PAID, paidSession(late, 'cs_test_late'))).json()).toMatchObject({
        heard: 'again',
      });
      expect((await report(PAID, paidSession(ended, 'cs_test_ended'))).json()).toMatchObject({
        heard: 'credited',
      });
    } finally {
      accounts.clock.now -= 14 * DAY;
    }
    expect(await creditOf(userId)).toBe(15_228 + 4700);
    expect(await planOf(browser)).toBeUndefined();
    expect(await invoiceOf(late)).toMatchObject({ state: 'paid', outcome: 'credited' });
    const mails = accounts.db('outbox').where({ recipient: email, kind: 'invoicePaid' }).orderBy('id');
    expect(await mails).toMatchObject([{ values: { credited: '152.28', credit: '152.28' } }, {}]);
  });

  test('no buyer is sent to pay what the operator booked meanwhile, and money that arrives anyway is reported', async () => {
    const { browser, userId } = await accounts.openAccount();
    fake.before(async () => {
      const row = await accounts.db('invoices').where({ user_id: userId }).first<{ id: string }>('id');
      await confirmInvoice(accounts.db, { invoiceId: row.id, at: accounts.clock.now, actor: 'cli' });
    });
    const { invoice } = (await purchase(browser, choose(2, 1))).json<Told>();
    expect(invoice).toMatchObject({ state: 'paid', redirect: null });
    expect(await invoiceOf(invoice)).toMatchObject({ state: 'paid', reference: null });
    const told = await report(PAID, paidSession(invoice, 'cs_test_open'));
    expect(told.json()).toMatchObject({ heard: 'twice' });
  });

  test('the end of another page than the one an order is paid on ends nothing', async () => {
    const { browser } = await accounts.openAccount();
    const { invoice } = (await purchase(browser, choose(2, 6))).json<Told>();
    const other = { ...paidSession(invoice, 'cs_test_former'), payment_status: 'unpaid' };
    expect((await report('checkout.session.expired', other)).json()).toMatchObject({ heard: 'other' });
    expect(await invoiceOf(invoice)).toMatchObject({ state: 'pending' });
    const reference = String(invoice.redirect?.split('/').at(-1));
    expect((await report(PAID, paidSession(invoice, reference))).json()).toMatchObject({
      heard: 'subscribe',
    });
  });

  test.each([
    ['another page', false],
    ['the page that was open when the operator booked it', true],
  ])('a second payment of a paid order, by %s, is written down for the operator', async (_, isConfirmed) => {
    const { browser, userId } = await accounts.openAccount();
    const { invoice } = (await purchase(browser, choose(2, 1))).json<Told>();
    const reference = String(invoice.redirect?.split('/').at(-1));
    if (isConfirmed)
      await confirmInvoice(accounts.db, { invoiceId: invoice.id, at: accounts.clock.now, actor: 'cli' });
    else await report(PAID, paidSession(invoice, reference));
    const second = isConfirmed ? reference : `${reference}_second`;
    const told = await Promise.all([1, 2, 3].map(() => report(PAID, paidSession(invoice, second))));
    expect(told.map((reply) => reply.json<{ heard: string }>().heard).toSorted()).toEqual([
      'again',
      'again',
      'twice',
    ]);
    expect(await creditOf(userId)).toBe(0);
    expect(await accounts.db('audit').where({ user_id: userId, action: 'invoicePaidTwice' })).toMatchObject([
      { details: { invoice: invoice.id, cents: 2820, reference: second } },
    ]);
    if (!isConfirmed)
      expect((await report(PAID, paidSession(invoice, reference))).json()).toMatchObject({ heard: 'again' });
  });

  test('money is in time until the millisecond before the order expires', async () => {
    const { browser } = await accounts.openAccount();
    const { invoice } = (await purchase(browser, choose(2, 6))).json<Told>();
    accounts.clock.now += 14 * DAY - 1;
    const heard = await report(PAID, paidSession(invoice, 'cs_test_in_time'));
    accounts.clock.now -= 14 * DAY - 1;
    expect(heard.json()).toEqual({ received: true, heard: 'subscribe' });
  });

  test('one payment pays one invoice: a second invoice that names it stays unpaid, also simultaneously', async () => {
    for (const reference of ['cs_test_one', 'cs_test_two']) {
      const buyers = [await accounts.openAccount(), await accounts.openAccount()];
      const invoices: InvoiceReply[] = [];
      for (const { browser } of buyers)
        invoices.push((await purchase(browser, choose(2, 1))).json<Told>().invoice);
      const notifyOf = (invoice: InvoiceReply) => report(PAID, paidSession(invoice, reference));
      const replies = [];
      if (reference === 'cs_test_one') for (const invoice of invoices) replies.push(await notifyOf(invoice));
      else replies.push(...(await Promise.all(invoices.map(notifyOf))));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const heard = replies.map((reply) => reply.json<{ heard: string }>().heard);
      expect(heard.toSorted()).toEqual(['subscribe', 'taken']);
      const states = await Promise.all(
        invoices.map(async (invoice) => (await invoiceOf(invoice))?.['state']),
      );
      expect(states).toEqual(heard.map((what) => (what === 'taken' ? 'pending' : 'paid')));
      for (const { userId } of buyers) expect(await creditOf(userId)).toBe(0);
    }
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 5],
    ['a text', 'checkout.session.completed'],
    ['a list', []],
    ['nothing', {}],
    ['no session', { type: PAID }],
    ['data without a session', { type: PAID, data: {} }],
    ['null for data', { type: PAID, data: null }],
    ['a list for a session', { type: PAID, data: { object: [] } }],
    [
      'U+0000 in the invoice',
      { type: PAID, data: { object: { id: 'cs', client_reference_id: '26/11/\0' } } },
    ],
    [
      'U+0000 in the payment',
      { type: PAID, data: { object: { id: 'cs\0', client_reference_id: '26/11/AAAAAAAA' } } },
    ],
    ['half a sign', { type: PAID, data: { object: { id: 'cs', client_reference_id: '\ud800' } } }],
    ['a number for the invoice', { type: PAID, data: { object: { id: 'cs', client_reference_id: 7 } } }],
    ['no payment', { type: PAID, data: { object: { client_reference_id: '26/11/AAAAAAAA' } } }],
    [
      'an endless payment',
      { type: PAID, data: { object: { id: 'x'.repeat(9000), client_reference_id: '26/11/AAAAAAAA' } } },
    ],
  ])('a signed body of %s is refused as malformed', async (_, body) => {
    const reply = await send(JSON.stringify(body));
    expect(reply.json()).toMatchObject({ errno: 40001 });
    expect(reply.statusCode).toBe(400);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'a signed event called %s is none of ours',
    async (type) => {
      expect((await report(type, {})).json()).toEqual({ received: true });
    },
  );

  test('a provider that does not answer is reported as such, and the repeat finds the order', async () => {
    const { browser } = await accounts.openAccount();
    const { quote } = (await preview(browser, choose(3, 1))).json<Told>();
    fake.fail(true);
    const failed = await buy(browser, choose(3, 1), quote.id, 'attempt-0002');
    fake.fail(false);
    expect(failed.statusCode).toBe(503);
    const { invoice } = (await buy(browser, choose(3, 1), quote.id, 'attempt-0002')).json<Told>();
    expect(invoice.redirect).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  });

  test('orders that a provider did not take are no orders that wait to be paid, after ten minutes', async () => {
    const { browser } = await accounts.openAccount();
    const order = async () => {
      const { quote } = (await preview(browser, choose(3, 1))).json<Told>();
      return buy(browser, choose(3, 1), quote.id, randomUUID());
    };
    const wait = async () => {
      accounts.clock.now += 10 * 60_000;
      await browser.post('/auth/restore');
    };
    fake.fail(true);
    for (let i = 0; i < 5; i += 1) {
      const reply = await order();
      expect(reply.statusCode).toBe(503);
      expect(reply.json<{ message: string }>().message).toContain('payment provider');
    }
    fake.fail(false);
    // Until then their number is limited, because invoices are never removed.
    expect((await order()).json()).toMatchObject({ errno: 40904 });
    await wait();
    for (let i = 0; i < 5; i += 1) expect((await order()).json<Told>().invoice.redirect).toMatch(/^https:/);
    await wait();
    expect((await order()).json()).toMatchObject({ errno: 40904 });
  });

  test('without a provider there is no webhook', async () => {
    const plain = await openAccountsApp({ env: { BILLING: 'test' } });
    expect((await openBrowser(plain.app).post('/billing/webhook', { body: {} })).statusCode).toBe(404);
    await plain.close();
  });
});

describe.skipIf(isHalfMissing)('the end of a plan', () => {
  test('the end of a plan is announced by mail once, by one of several processes; the next notice is recorded', async () => {
    const accounts = await openAccountsApp({ env: { BILLING: 'test' } });
    const { db, clock } = accounts;
    const [ending, renewed] = [await accounts.openAccount(), await accounts.openAccount()];
    for (const { browser } of [ending, renewed, renewed]) await purchase(browser, choose(2, 1));
    const mailsTo = (recipient: string) => db('outbox').where({ recipient, kind: 'subscriptionEnds' });
    expect(await sweepSubscriptions(db, clock.now)).toBe(0);

    const { expires } = await db('subscriptions')
      .where({ user_id: ending.userId })
      .first<{ expires: Date }>();
    // It is not due yet, and it is not skipped later.
    expect(await sweepSubscriptions(db, expires.getTime() - 5.5 * DAY)).toBe(0);
    const near = expires.getTime() - 4.5 * DAY;
    await Promise.all([1, 2, 3].map(() => sweepSubscriptions(db, near)));
    await sweepSubscriptions(db, near + DAY);
    expect(await mailsTo(ending.email)).toMatchObject([
      { values: { branch: 'msb', until: new Date(expires).toISOString().slice(0, 16).replace('T', ' ') } },
    ]);
    expect(await mailsTo(renewed.email)).toEqual([]);

    await sweepSubscriptions(db, expires.getTime() + DAY);
    const next = await db('subscriptions').where({ user_id: renewed.userId }).first<{ issued: Date }>();
    expect(next).toMatchObject({ next_bundle_id: null, issued: expires });
    expect(await mailsTo(ending.email)).toHaveLength(1);
    await accounts.close();
  });
});
