import path from 'node:path';
import {
  readAddresses,
  readDatabaseUrl,
  readHosts,
  readOrigins,
  readPublicUrl,
  readSender,
  readSmtpUrl,
} from './addresses.ts';
import { BILLING_MODES, isSelling, readStripe, type BillingMode, type StripeConfig } from './billing.ts';
import { HASH_MEMORY_MIB, readHashMemory } from './hashMemory.ts';
import { DEFAULT_NICENESS } from './niceness.ts';
import { StartError } from './startError.ts';
import { isThisMachine } from './thisMachine.ts';
import { readChoice, readInteger, readSecret, readSwitch, type Environment } from './variables.ts';

/** Printed on invoices if the operator has not named the seller. */
export const NO_SELLER = 'EECS';

/** Everything the server reads from its environment, checked once at the start. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly opsPort: number;
  /** Address of the operations port; must never be reachable by the public. */
  readonly opsHost: string;
  /** The operator's name of this build, for the metrics: a commit, a version. */
  readonly build: string;
  /** Folder of the embedded database and of the secrets file. */
  readonly dataDir: string;
  /** A PostgreSQL address; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Public base address without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
  /** Folder of the built site. */
  readonly siteDir: string;
  /** Folder of the built Storybook; until it is built none is served. */
  readonly storybookDir: string;
  /** Foreign origins that may solve and read public data; `*` for all. */
  readonly embedOrigins: '*' | readonly string[];
  /** Foreign hosts that pages may redirect to, in addition to the payment provider's. */
  readonly redirectHosts: readonly string[];
  /** Addresses or networks of the proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Client addresses that are exempt from the rate limits. */
  readonly rateExempt: readonly string[];
  /** False on a private server, where everyone may send large bodies and no table of sizes applies. */
  readonly hasLimits: boolean;
  /** Whether browsers store the site for use without a network. */
  readonly hasOffline: boolean;
  readonly logLevel: LogLevel;
  /** How long /readyz answers 503 before the port closes, so that a balancer notices. */
  readonly drainMs: number;
  /** How much is solved before the port opens, to warm up the code. */
  readonly warmUp: WarmUp;
  /**
   * The niceness added on Linux to threads that hash, solve large structures or collect garbage, so that they yield to
   * others.
   */
  readonly niceness: number;
  /** Memory that a password hash uses, MiB. */
  readonly hashMemoryMiB: number;
  readonly sessionSecret: string | null;
  /** Mixed into password hashes and stored outside the database; null for none. */
  readonly passwordPepper: string | null;
  /** Whether answers reveal which addresses have an account. */
  readonly disclosesAccounts: boolean;
  /** Address of the mail server; null means the console and a file in the data folder. */
  readonly smtpUrl: string | null;
  /** Sender of mails; null is no-reply at the host of the public address. */
  readonly mailFrom: string | null;
  /** False on a private server, and by default if nothing is sold: everybody then has every feature. */
  readonly hasGating: boolean;
  readonly billing: BillingMode;
  /** Payment instructions for the mail of an order if `BILLING=manual`; null adds only number and amount. */
  readonly paymentText: string | null;
  /** The seller, as printed on invoices. */
  readonly seller: string;
  /** Connection settings of the payment provider; null unless `billing` is `provider`. */
  readonly stripe: StripeConfig | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `full` warms up every thread until it is fast; `brief` solves once what is answered at once. */
const WARM_UPS = ['full', 'brief'] as const;
export type WarmUp = (typeof WARM_UPS)[number];

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
    host: env['HOST'] || '127.0.0.1',
    port: check(() => readInteger(env, 'PORT', 3000, 65_535), 3000),
    opsPort: check(() => readInteger(env, 'OPS_PORT', 3001, 65_535), 3001),
    opsHost: env['OPS_HOST'] || '127.0.0.1',
    build: env['BUILD'] || 'unknown',
    dataDir: path.resolve(REPOSITORY, env['DATA_DIR'] || '.data'),
    databaseUrl: check(() => readDatabaseUrl(env['DATABASE_URL'], isProduction), null),
    publicUrl: check(() => readPublicUrl(env['PUBLIC_URL'], isProduction), null),
    siteDir: path.resolve(REPOSITORY, env['SITE_DIR'] || 'site/dist'),
    redirectHosts: check(() => readHosts(env, 'REDIRECT_HOSTS'), []),
    storybookDir: path.resolve(REPOSITORY, env['STORYBOOK_DIR'] || 'storybook-static'),
    embedOrigins: check(() => readOrigins(env['EMBED_ORIGINS']), []),
    trustedProxies: check(() => readAddresses(env, 'TRUST_PROXY'), []),
    rateExempt: check(() => readAddresses(env, 'RATE_EXEMPT'), []),
    hasLimits: check(() => readSwitch(env, 'LIMITS', true), true),
    hasOffline: check(() => readSwitch(env, 'OFFLINE', true), true),
    logLevel: check(() => readChoice(env, 'LOG_LEVEL', LOG_LEVELS, isProduction ? 'info' : 'warn'), 'warn'),
    drainMs: check(() => readInteger(env, 'DRAIN_MS', isProduction ? 2000 : 0, 30_000), 0),
    warmUp: check(() => readChoice(env, 'WARM_UP', WARM_UPS, 'full'), 'full'),
    hashMemoryMiB: check(() => readHashMemory(env, isProduction), HASH_MEMORY_MIB),
    niceness: check(() => readInteger(env, 'NICENESS', DEFAULT_NICENESS, 19), DEFAULT_NICENESS),
    sessionSecret: check(() => readSecret(env, 'SESSION_SECRET'), null),
    passwordPepper: check(() => readSecret(env, 'PASSWORD_PEPPER'), null),
    disclosesAccounts: check(() => readSwitch(env, 'DISCLOSE_ACCOUNTS', true), true),
    smtpUrl: check(() => readSmtpUrl(env['SMTP_URL']), null),
    mailFrom: check(() => readSender(env['MAIL_FROM']), null),
    hasGating: check(() => readSwitch(env, 'GATING', isSelling(env)), true),
    billing: check(() => readChoice(env, 'BILLING', BILLING_MODES, 'off'), 'off'),
    paymentText: env['MANUAL_PAYMENT_TEXT']?.trim() || null,
    seller: env['INVOICE_SELLER']?.trim() || NO_SELLER,
    stripe: check(() => readStripe(env), null),
  };
  if (config.port !== 0 && config.port === config.opsPort) {
    wrong.push('OPS_PORT must differ from PORT');
  }
  // Without a public address, cookies would lack Secure and links in mails would lead nowhere.
  const isForOthers = config.smtpUrl !== null || !isThisMachine(config.host);
  if (isProduction && config.publicUrl === null && isForOthers) {
    wrong.push('PUBLIC_URL must be set in production where others reach the server');
  }
  if (wrong.length > 0) throw new StartError(`Bad configuration: ${wrong.join('; ')}`);
  return config;
}
