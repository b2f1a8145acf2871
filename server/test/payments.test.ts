import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStripeProvider } from '../src/billing/stripeProvider.ts';
import { sweepSubscriptions } from '../src/billing/sweepSubscriptions.ts';
import { openBrowser } from './support/accounts.ts';
import { openAccountsApp, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { startFakeStripe, type FakeStripe } from './support/fakeStripe.ts';
import { buy, choose, preview, purchase, type ToldInvoice, type ToldQuote } from './support/purchases.ts';

const DAY = 86_400_000;
const SECRETS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test_1' };

interface Told {
  readonly quote: ToldQuote;
  readonly invoice: ToldInvoice;
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

  /** Tells the server something, signed as Stripe signs. */
  const tell = (type: string, session: object, { secret = SECRETS.webhookSecret, spoil = '' } = {}) => {
    // Spaces and order are part of what is signed.
    const payload = JSON.stringify(
      { id: 'evt_1', object: 'event', type, data: { object: session } },
      null,
      2,
    );
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    return accounts.app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: payload + spoil,
    });
  };

  const paidSession = ({ id, due }: ToldInvoice, reference: string) => ({
    id: reference,
    object: 'checkout.session',
    client_reference_id: id,
    payment_status: 'paid',
    amount_total: Math.round(due * 100),
    currency: 'usd',
  });

  const planOf = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.post('/auth/update', { body: {} })).json<Told>()._subscriptions[0]?.bundleId;

  test('the buyer is sent to the provider’s page, the same one for a repeat, and the plan begins when it says paid', async () => {
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
    const unpaid = await tell('checkout.session.completed', { ...session, payment_status: 'unpaid' });
    expect(unpaid.json()).toEqual({ received: true });
    expect(await planOf(browser)).toBeUndefined();
    const heard = await Promise.all([1, 2, 3].map(() => tell('checkout.session.completed', session)));
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
    const session = paidSession(invoice, 'cs_test_other');
    const paid = 'checkout.session.completed';
    expect((await tell(paid, session, { secret: 'whsec_another' })).statusCode).toBe(400);
    expect((await tell(paid, session, { spoil: ' ' })).statusCode).toBe(400);
    const unsigned = await openBrowser(accounts.app).post('/billing/webhook', { body: {} });
    expect(unsigned.statusCode).toBe(400);
    expect((await tell(paid, { ...session, amount_total: 1 })).statusCode).toBe(200);
    expect((await tell(paid, { ...session, currency: 'uah' })).statusCode).toBe(200);
    expect((await tell(paid, { ...session, client_reference_id: '26/11/AAAAAAAA' })).statusCode).toBe(200);
    expect((await tell('customer.created', { id: 'cus_1' })).statusCode).toBe(200);
    expect(await planOf(browser)).toBeUndefined();
    await tell('checkout.session.expired', { ...session, payment_status: 'unpaid' });
    expect(await accounts.db('invoices').where({ id: invoice.id })).toMatchObject([{ state: 'cancelled' }]);
  });

  test('a provider that does not answer is told as such, and the repeat finds it', async () => {
    const { browser } = await accounts.openAccount();
    const { quote } = (await preview(browser, choose(3, 1))).json<Told>();
    fake.fail(true);
    const failed = await buy(browser, choose(3, 1), quote.id, 'attempt-0002');
    fake.fail(false);
    expect(failed.statusCode).toBe(503);
    const { invoice } = (await buy(browser, choose(3, 1), quote.id, 'attempt-0002')).json<Told>();
    expect(invoice.redirect).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  });

  test('without a provider there is no webhook', async () => {
    const plain = await openAccountsApp({ env: { BILLING: 'test' } });
    expect((await openBrowser(plain.app).post('/billing/webhook', { body: {} })).statusCode).toBe(404);
    await plain.close();
  });
});

describe.skipIf(isHalfMissing)('the end of a plan', () => {
  test('is told by mail once, by one of several processes; what comes next is written down', async () => {
    const accounts = await openAccountsApp({ env: { BILLING: 'test' } });
    const { db, clock } = accounts;
    const [ending, renewed] = [await accounts.openAccount(), await accounts.openAccount()];
    for (const { browser } of [ending, renewed, renewed]) await purchase(browser, choose(2, 1));
    const mailsTo = (recipient: string) => db('outbox').where({ recipient, kind: 'subscriptionEnds' });
    expect(await sweepSubscriptions(db, clock.now)).toBe(0);

    const { expires } = await db('subscriptions')
      .where({ user_id: ending.userId })
      .first<{ expires: Date }>();
    // Not yet, and not passed over for it.
    expect(await sweepSubscriptions(db, expires.getTime() - 5.5 * DAY)).toBe(0);
    const near = expires.getTime() - 4.5 * DAY;
    await Promise.all([1, 2, 3].map(() => sweepSubscriptions(db, near)));
    await sweepSubscriptions(db, near + DAY);
    expect(await mailsTo(ending.email)).toMatchObject([{ values: { branch: 'msb', days: 4 } }]);
    expect(await mailsTo(renewed.email)).toEqual([]);

    await sweepSubscriptions(db, expires.getTime() + DAY);
    const next = await db('subscriptions').where({ user_id: renewed.userId }).first<{ issued: Date }>();
    expect(next).toMatchObject({ next_bundle_id: null, issued: expires });
    expect(await mailsTo(ending.email)).toHaveLength(1);
    await accounts.close();
  });
});
