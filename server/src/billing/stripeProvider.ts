import Stripe from 'stripe';
import { isStorable } from '../db/storableText.ts';
import { ApiFailure } from '../failures/errors.ts';
import { isRecord } from '../text/isRecord.ts';
import type { StripeConfig } from '../config/billing.ts';
import { readWhole } from './readWhole.ts';
import type { OpenCheckout, PaymentEvent, PaymentProvider } from './provider.ts';

/** The buyer waits while the server calls Stripe. */
const TIMEOUT_MS = 2500;

/** The meaning of each kind of event for an invoice; other kinds are ignored. */
const KINDS: Readonly<Record<string, PaymentEvent['kind']>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.expired': 'expired',
};

/** Creates the provider that takes payments through Stripe Checkout. Buyers return to `publicUrl`. */
export function createStripeProvider(
  { secretKey, webhookSecret, apiUrl, checkoutHost }: StripeConfig,
  publicUrl: string,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    // Retries would take longer than the buyer waits; the client retries with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(readWhole),
    ...(apiUrl !== null && toEndpoint(apiUrl)),
  });
  return {
    async openCheckout({ invoiceId, amountCents, title, email }) {
      const session = await stripe.checkout.sessions
        .create(
          {
            mode: 'payment',
            client_reference_id: invoiceId,
            customer_email: email,
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: title } },
              },
            ],
            success_url: `${publicUrl}/subscription-manager`,
            cancel_url: `${publicUrl}/subscribe`,
          },
          // The same invoice gets the same page again.
          { idempotencyKey: `eecs-invoice-${invoiceId}` },
        )
        .catch((cause: unknown) => {
          throw away(cause);
        });
      return readCheckout(session, { invoiceId, amountCents, checkoutHost });
    },

    readEvent(body, signature) {
      let event: unknown;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeSignatureVerificationError) throw unsigned(cause);
        throw new ApiFailure('malformed', { cause });
      }
      return readPayment(event, isLive(secretKey));
    },
  };
}

const away = (cause: unknown) => new ApiFailure('busy', { retryAfter: 5, text: 'orders.provider', cause });

const unsigned = (cause: unknown) =>
  new ApiFailure('schema', {
    details: [{ path: '/headers/stripe-signature', rule: 'signature' }],
    cause,
  });

/** The length of Stripe’s longest id; the ids are indexed. */
const MAX_REFERENCE = 255;
/** The characters of Stripe's ids. */
const REFERENCE = /^\w+$/;

/** Whether a key is live; test keys and their events move no money. */
function isLive(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey);
}

/**
 * Reads the page that Stripe opened. A page for another invoice, amount or currency is not accepted: no buyer is sent
 * to it.
 */
function readCheckout(
  session: unknown,
  {
    invoiceId,
    amountCents,
    checkoutHost,
  }: { readonly invoiceId: string; readonly amountCents: number; readonly checkoutHost: string },
): OpenCheckout {
  const {
    id: reference,
    url,
    client_reference_id: namedId = invoiceId,
    amount_total: amount = amountCents,
    currency = 'usd',
  } = isRecord(session) ? session : {};
  const page = typeof url === 'string' ? URL.parse(url) : null;
  if (page === null || page.protocol !== 'https:' || page.host !== checkoutHost)
    throw away(new Error('Stripe named a page of another host than STRIPE_CHECKOUT_HOST'));
  if (!isReference(reference)) throw away(new Error('Stripe gave its page a number that is none'));
  if (namedId !== invoiceId || amount !== amountCents || currency !== 'usd')
    throw away(
      new Error('Stripe opened a page for another invoice, amount or currency than it was asked for'),
    );
  return { reference, redirect: page.href };
}

/**
 * Reads the invoice in a signed event; null if it is not ours: also if it belongs to another account, or is a test
 * event on a live server or the reverse. Throws ApiFailure `malformed` for contents that Stripe does not send.
 */
function readPayment(event: unknown, isLiveHere: boolean): PaymentEvent | null {
  const { type, data, account, livemode } = isRecord(event) ? event : {};
  if (typeof type !== 'string') throw new ApiFailure('malformed');
  if (!Object.hasOwn(KINDS, type)) return null;
  if (account !== undefined && account !== null) return null;
  if (livemode !== undefined && livemode !== isLiveHere) return null;
  const session = isRecord(data) ? data['object'] : undefined;
  if (!isRecord(session)) throw new ApiFailure('malformed');
  const { id: reference, client_reference_id: invoiceId, amount_total: amountCents, currency } = session;
  if (invoiceId === null || invoiceId === undefined) return null;
  if (!isText(invoiceId) || !isReference(reference)) throw new ApiFailure('malformed');
  const kind = KINDS[type];
  // With methods that take days, a completed checkout is not yet paid; another event follows.
  if (kind === undefined || (kind === 'paid') !== (session['payment_status'] === 'paid')) return null;
  return {
    kind,
    invoiceId,
    reference,
    amountCents: typeof amountCents === 'number' ? amountCents : 0,
    currency: typeof currency === 'string' ? currency : '',
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_REFERENCE && isStorable(value);
}

function isReference(value: unknown): value is string {
  return isText(value) && REFERENCE.test(value);
}

function toEndpoint(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? ('https' as const) : ('http' as const),
  };
}
