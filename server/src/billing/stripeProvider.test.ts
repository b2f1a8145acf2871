import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from './provider.ts';
import { createStripeProvider } from './stripeProvider.ts';

const WEBHOOK_SECRET = 'whsec_test_1';
const INVOICE = '26/11/4X9K2M7P';
const { webhooks } = new Stripe('sk_test_1');

const createProvider = (secretKey: string, apiUrl: string | null = null) =>
  createStripeProvider(
    { secretKey, webhookSecret: WEBHOOK_SECRET, apiUrl, checkoutHost: 'checkout.stripe.com' },
    'https://example.org',
  );

describe('a provider that lies about the page to pay on', () => {
  let server: Server;
  let provider: PaymentProvider;
  let answer: unknown;

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume().on('end', () => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    provider = createProvider('sk_test_1', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ASKED = { invoiceId: INVOICE, amountCents: 15_228, title: 'Beams', email: 'ann@example.com' };
  const HONEST = {
    id: 'cs_test_1',
    object: 'checkout.session',
    url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    client_reference_id: INVOICE,
    amount_total: 15_228,
    currency: 'usd',
  };

  test('is believed where it tells what it was asked for', async () => {
    answer = HONEST;
    expect(await provider.openCheckout(ASKED)).toEqual({ reference: 'cs_test_1', redirect: HONEST.url });
  });

  test.each([
    ['another amount', { amount_total: 1 }],
    ['an amount that is text', { amount_total: '15228' }],
    ['another currency', { currency: 'uah' }],
    ['another invoice', { client_reference_id: '26/11/AAAAAAAA' }],
    ['a page of another host', { url: 'https://checkout.stripe.com.evil.example/pay' }],
    ['a page of another host behind a name', { url: 'https://checkout.stripe.com@evil.example/pay' }],
    ['a page that is a script', { url: 'javascript://checkout.stripe.com/%0aalert(1)' }],
    ['a page without encryption', { url: 'http://checkout.stripe.com/pay' }],
    ['no page', { url: null }],
    ['a page that is no text', { url: { href: 'https://checkout.stripe.com' } }],
    ['no number', { id: undefined }],
    ['a number that is HTML', { id: '<img src=x onerror=alert(1)>' }],
    ['a number that is a list', { id: ['cs_test_1'] }],
    ['a number without end', { id: 'c'.repeat(10_000) }],
  ])('no buyer is sent to pay: %s', async (_name, lie) => {
    answer = { ...HONEST, ...lie };
    await expect(provider.openCheckout(ASKED)).rejects.toMatchObject({ key: 'busy', retryAfter: 5 });
  });

  // For some of these, the error of Stripe's library does not reach the caller, who waits for ever.
  test.each([null, [], 'paid', 7, {}, { error: 7 }, { error: null }, { a: 'x'.repeat(300_000) }])(
    'nonsense sends no buyer to pay and ends nothing: %#',
    async (nonsense) => {
      answer = nonsense;
      await expect(provider.openCheckout(ASKED)).rejects.toMatchObject({ key: 'busy' });
    },
  );
});

describe('a provider that lies about payments', () => {
  const SESSION = {
    id: 'cs_test_1',
    object: 'checkout.session',
    client_reference_id: INVOICE,
    payment_status: 'paid',
    amount_total: 15_228,
    currency: 'usd',
  };
  const PAID = 'checkout.session.completed';

  const hear = (event: unknown, secretKey = 'sk_test_1') => {
    const payload = JSON.stringify(event);
    const signature = webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return createProvider(secretKey).readEvent(Buffer.from(payload), signature);
  };
  const report = (session: object, event: object = {}, secretKey?: string) =>
    hear(
      { id: 'evt_1', object: 'event', type: PAID, data: { object: { ...SESSION, ...session } }, ...event },
      secretKey,
    );

  test('is heard where it tells what Stripe tells', () => {
    const paid = {
      kind: 'paid',
      invoiceId: INVOICE,
      reference: 'cs_test_1',
      amountCents: 15_228,
      currency: 'usd',
    };
    expect(report({})).toEqual(paid);
    expect(report({}, { livemode: false, account: null })).toEqual(paid);
    expect(report({}, { livemode: true }, 'sk_live_1')).toEqual(paid);
  });

  test('complete is not paid, and what has expired was not', () => {
    expect(report({ status: 'complete', payment_status: 'unpaid' })).toBeNull();
    expect(report({ status: 'complete', payment_status: false, paid: false })).toBeNull();
    expect(report({ payment_status: 'PAID' })).toBeNull();
    expect(report({}, { type: 'checkout.session.expired' })).toBeNull();
    expect(report({ payment_status: 'unpaid' }, { type: 'checkout.session.expired' })).toMatchObject({
      kind: 'expired',
    });
  });

  test('money of trials is none where money is taken, and of another account none of ours', () => {
    expect(report({}, { livemode: false }, 'sk_live_1')).toBeNull();
    expect(report({}, { livemode: true })).toBeNull();
    expect(report({}, { account: 'acct_another' })).toBeNull();
  });

  test('an amount that is no number pays nothing', () => {
    for (const amount_total of ['15228', null, [15_228], { valueOf: 15_228 }, undefined])
      expect(report({ amount_total })).toMatchObject({ amountCents: 0 });
    expect(report({ currency: ['usd'] })).toMatchObject({ currency: '' });
  });

  test.each([
    ['a number that is HTML', { id: '<img src=x onerror=alert(1)>' }],
    ['no number', { id: undefined }],
    ['an invoice that is an object', { client_reference_id: { toString: INVOICE } }],
    ['an invoice of U+0000', { client_reference_id: '\u0000' }],
    ['an invoice without end', { client_reference_id: 'x'.repeat(1000) }],
  ])('events that Stripe does not send are refused: %s', (_name, lie) => {
    expect(() => report(lie)).toThrow(expect.objectContaining({ key: 'malformed' }));
  });

  test.each([null, [], 'paid', {}, { type: 7 }, { type: PAID }, { type: PAID, data: { object: [] } }])(
    'an invalid event is refused: %j',
    (nonsense) => {
      expect(() => hear(nonsense)).toThrow(expect.objectContaining({ key: 'malformed' }));
    },
  );

  test('the names of what every object has are no kinds of events', () => {
    expect(report({}, { type: '__proto__' })).toBeNull();
    expect(report({}, { type: 'constructor' })).toBeNull();
  });
});
