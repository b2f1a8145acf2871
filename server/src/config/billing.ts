import type { Environment } from './variables.ts';

export const BILLING_MODES = ['off', 'test', 'manual', 'provider'] as const;
/** How invoices are paid: never, at once, on the operator's confirmation, or through a payment provider. */
export type BillingMode = (typeof BILLING_MODES)[number];

/** Connection settings of Stripe. */
export interface StripeConfig {
  readonly secretKey: string;
  /** Key that verifies webhooks of the provider; without it, all webhooks are ignored. */
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl: string | null;
  /** The only host that buyers are sent to. */
  readonly checkoutHost: string;
}

/** Returns whether plans can be bought: if nothing is sold, nothing is locked, because nobody could unlock it. */
export function isSelling(env: Environment): boolean {
  return (env['BILLING'] || 'off') !== 'off';
}

/**
 * Reads the connection settings of Stripe; null unless `BILLING` is `provider`. Throws an Error that names missing
 * settings.
 */
export function readStripe(env: Environment): StripeConfig | null {
  if (env['BILLING'] !== 'provider') return null;
  const secretKey = env['STRIPE_SECRET_KEY'];
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'];
  if (!secretKey || !webhookSecret)
    throw new Error('BILLING=provider needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and PUBLIC_URL');
  if (!/^[rs]k_/.test(secretKey)) throw new Error('STRIPE_SECRET_KEY must be a secret key, sk_… or rk_…');
  if (!webhookSecret.startsWith('whsec_'))
    throw new Error('STRIPE_WEBHOOK_SECRET must be the signing secret of the endpoint, whsec_…');
  if (!env['PUBLIC_URL']) throw new Error('BILLING=provider needs PUBLIC_URL, where buyers come back to');
  const apiUrl = env['STRIPE_API_URL'] || null;
  if (apiUrl !== null && !/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? ''))
    throw new Error('STRIPE_API_URL must be an http or https address');
  const checkoutHost = env['STRIPE_CHECKOUT_HOST'] || 'checkout.stripe.com';
  return { secretKey, webhookSecret, apiUrl, checkoutHost };
}
