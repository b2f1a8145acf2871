import path from 'node:path';
import { isIP } from 'node:net';
import { isEmail } from '@eecs/solver-core/rules';
import { StartError } from './startError.ts';
import { isThisMachine } from './thisMachine.ts';

/** Everything the server reads from its environment, checked once at the start. */
export interface Config {
  readonly isProduction: boolean;
  readonly isDevelopment: boolean;
  readonly host: string;
  readonly port: number;
  readonly opsPort: number;
  /** Where the operations port listens: never an address the public reaches. */
  readonly opsHost: string;
  /** What the operator calls this build, for the metrics: a commit, a version. */
  readonly build: string;
  /** Folder of the embedded database and of the secrets file. */
  readonly dataDir: string;
  /** A PostgreSQL address; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Public base address without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
  /** Folder of the built site. */
  readonly siteDir: string;
  /** Foreign origins that may solve and read public data; `*` for all. */
  readonly embedOrigins: '*' | readonly string[];
  /** Addresses or networks of the proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Client addresses that the limits on use do not count. */
  readonly rateExempt: readonly string[];
  /** False on a private server: no table of sizes, the large body for everyone. */
  readonly hasLimits: boolean;
  readonly logLevel: LogLevel;
  /** How long /readyz says no before the port closes, so that a balancer notices. */
  readonly drainMs: number;
  readonly sessionSecret: string | null;
  /** Mixed into password hashes and kept apart from the database; null for none. */
  readonly passwordPepper: string | null;
  /** Whether addresses that have an account are told from those that have none. */
  readonly disclosesAccounts: boolean;
  /** Address of the mail server; null means the console and a file in the data folder. */
  readonly smtpUrl: string | null;
  /** Sender of mails; null is no-reply at the host of the public address. */
  readonly mailFrom: string | null;
  /** False on a private server: every feature is everybody's. */
  readonly hasGating: boolean;
  readonly billing: BillingMode;
  /** What the mail of an order says on how to pay it, with `BILLING=manual`; null for its number and amount alone. */
  readonly paymentText: string | null;
  /** How the payment provider is reached; null unless `billing` is `provider`. */
  readonly stripe: StripeConfig | null;
}

const BILLING_MODES = ['off', 'test', 'manual', 'provider'] as const;
/** How invoices are paid: not at all, at once, by the operator's word, by a payment provider. */
export type BillingMode = (typeof BILLING_MODES)[number];

export interface StripeConfig {
  readonly secretKey: string;
  /** Signs what the provider tells; without it nothing it tells is heard. */
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl: string | null;
  /** The one host that buyers are sent to. */
  readonly checkoutHost: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Reads the configuration; throws a StartError that names every variable it cannot use. */
export function readConfig(env: Environment): Config {
  const wrong: string[] = [];
  const check = <T>(read: () => T, fallback: T): T => {
    try {
      return read();
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
      return fallback;
    }
  };
  const isProduction = env['NODE_ENV'] === 'production';
  const config: Config = {
    isProduction,
    isDevelopment: env['NODE_ENV'] === 'development',
    host: env['HOST'] || '127.0.0.1',
    port: check(() => readInteger(env, 'PORT', 3000, 65_535), 3000),
    opsPort: check(() => readInteger(env, 'OPS_PORT', 3001, 65_535), 3001),
    opsHost: env['OPS_HOST'] || '127.0.0.1',
    build: env['BUILD'] || 'unknown',
    dataDir: path.resolve(REPOSITORY, env['DATA_DIR'] || '.data'),
    databaseUrl: check(() => readDatabaseUrl(env['DATABASE_URL'], isProduction), null),
    publicUrl: check(() => readPublicUrl(env['PUBLIC_URL'], isProduction), null),
    siteDir: path.resolve(REPOSITORY, env['SITE_DIR'] || 'site/dist'),
    embedOrigins: check(() => readOrigins(env['EMBED_ORIGINS']), []),
    trustedProxies: check(() => readAddresses(env, 'TRUST_PROXY'), []),
    rateExempt: check(() => readAddresses(env, 'RATE_EXEMPT'), []),
    hasLimits: check(() => readSwitch(env, 'LIMITS', true), true),
    logLevel: check(() => readLogLevel(env['LOG_LEVEL'], isProduction), 'warn'),
    drainMs: check(() => readInteger(env, 'DRAIN_MS', isProduction ? 2000 : 0, 30_000), 0),
    sessionSecret: check(() => readSecret(env, 'SESSION_SECRET'), null),
    passwordPepper: check(() => readSecret(env, 'PASSWORD_PEPPER'), null),
    disclosesAccounts: check(() => readSwitch(env, 'DISCLOSE_ACCOUNTS', true), true),
    smtpUrl: check(() => readSmtpUrl(env['SMTP_URL']), null),
    mailFrom: check(() => readSender(env['MAIL_FROM']), null),
    hasGating: check(() => readSwitch(env, 'GATING', true), true),
    billing: check(() => readBilling(env['BILLING']), 'off'),
    paymentText: env['MANUAL_PAYMENT_TEXT']?.trim() || null,
    stripe: check(() => readStripe(env), null),
  };
  if (config.port !== 0 && config.port === config.opsPort) {
    wrong.push('OPS_PORT must differ from PORT');
  }
  // Without it cookies would lack Secure, and mails lead nowhere.
  const isForOthers = config.smtpUrl !== null || !isThisMachine(config.host);
  if (isProduction && config.publicUrl === null && isForOthers) {
    wrong.push('PUBLIC_URL must be set in production where others reach the server');
  }
  if (wrong.length > 0) throw new StartError(`Bad configuration: ${wrong.join('; ')}`);
  return config;
}

function readInteger(env: Environment, name: string, byDefault: number, max: number): number {
  const text = env[name];
  if (!text) return byDefault;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}`);
  }
  return value;
}

function readSwitch(env: Environment, name: string, byDefault: boolean): boolean {
  const text = env[name];
  if (!text) return byDefault;
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off`);
  return text === 'on';
}

function readDatabaseUrl(text: string | undefined, isProduction: boolean): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Error('DATABASE_URL must be a postgres:// address');
  }
  // The driver asks for no encryption by itself: to send passwords as they are must be somebody's decision.
  if (isProduction && !isThisMachine(url.hostname) && !url.searchParams.has('sslmode')) {
    throw new Error(
      'DATABASE_URL must say sslmode=verify-full, or sslmode=disable on a network of your own alone',
    );
  }
  return text;
}

function readPublicUrl(text: string | undefined, isProduction: boolean): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw new Error('PUBLIC_URL must be an http or https address without ? and #');
  }
  if (isProduction && url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    throw new Error('PUBLIC_URL must be https in production');
  }
  return url.href.replace(/\/+$/, '');
}

function readSmtpUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('SMTP_URL must be an smtp:// or smtps:// address');
  }
  return text;
}

/** An address, alone or as `Name <address>`. */
function readSender(text: string | undefined): string | null {
  if (!text) return null;
  const address = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim());
  if (address === null || !isEmail(address[1] ?? address[2] ?? '')) {
    throw new Error('MAIL_FROM must be an address, or a name and an address as in EECS <mail@example.com>');
  }
  return text.trim();
}

function readOrigins(text: string | undefined): '*' | readonly string[] {
  const items = splitList(text);
  if (items.includes('*')) return '*';
  for (const item of items) {
    const url = URL.parse(item);
    if (url === null || url.origin !== item) {
      throw new Error('EMBED_ORIGINS must list origins such as https://example.com, or *');
    }
  }
  return items;
}

function readAddresses(env: Environment, name: string): readonly string[] {
  const items = splitList(env[name]);
  for (const item of items) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address);
    const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    if (family === 0 || !isNetwork) throw new Error(`${name} must list IP addresses or networks`);
  }
  return items;
}

function readLogLevel(text: string | undefined, isProduction: boolean): LogLevel {
  if (!text) return isProduction ? 'info' : 'warn';
  const level = LOG_LEVELS.find((candidate) => candidate === text);
  if (level === undefined) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function readBilling(text: string | undefined): BillingMode {
  if (!text) return 'off';
  const mode = BILLING_MODES.find((candidate) => candidate === text);
  if (mode === undefined) throw new Error(`BILLING must be one of ${BILLING_MODES.join(', ')}`);
  return mode;
}

function readStripe(env: Environment): StripeConfig | null {
  if (env['BILLING'] !== 'provider') return null;
  const secretKey = env['STRIPE_SECRET_KEY'];
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'];
  if (!secretKey || !webhookSecret)
    throw new Error('BILLING=provider needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  if (!env['PUBLIC_URL']) throw new Error('BILLING=provider needs PUBLIC_URL, where buyers come back to');
  const apiUrl = env['STRIPE_API_URL'] || null;
  if (apiUrl !== null && !/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? ''))
    throw new Error('STRIPE_API_URL must be an http or https address');
  const checkoutHost = env['STRIPE_CHECKOUT_HOST'] || 'checkout.stripe.com';
  return { secretKey, webhookSecret, apiUrl, checkoutHost };
}

function readSecret(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (text.length < 32) throw new Error(`${name} must be at least 32 characters`);
  return text;
}

function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
