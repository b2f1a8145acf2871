import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { whileBusy as askWhileBusy } from '../../../scripts/patience/whileBusy.ts';
import { connectDatabase, type DatabaseTarget } from '../../src/db/connect.ts';
import { createLogger } from '../../src/start/logger.ts';
import { createAccount, credentials, openBrowser, WIRE, type Browser, type Reply } from './accounts.ts';
import { createMigratedDatabase } from './database.ts';
import { buildTestApp, type TestAppOptions } from './testApp.ts';

/** An application with its own database, and a clock that tests set. */
export interface AccountsApp {
  readonly app: FastifyInstance;
  readonly db: Knex;
  readonly clock: { now: number };
  readonly target: DatabaseTarget;
  /** Opens a new account; its browser is logged in. */
  openAccount(): Promise<Account>;
  close(): Promise<void>;
}

export interface Account {
  readonly browser: Browser;
  readonly userId: number;
  readonly email: string;
}

/** Builds the application, with additional environment settings from the test. */
export async function openAccountsApp({
  env,
  ...given
}: Omit<TestAppOptions, 'db' | 'clock'> = {}): Promise<AccountsApp> {
  const database = await createMigratedDatabase();
  const db = connectDatabase(database.target, createLogger('silent'));
  const clock = { now: Date.UTC(2026, 10, 22, 6) };
  const app = await buildTestApp({
    ...given,
    db,
    clock: () => clock.now,
    env: { RATE_EXEMPT: '127.0.0.1', ...env },
  });
  let count = 0;
  return {
    app,
    db,
    clock,
    target: database.target,
    async openAccount() {
      const email = `person${(count += 1)}@example.com`;
      const browser = await createAccount({ app, db }, email);
      const { id } = await db('users').where({ email }).first<{ id: number }>('id');
      return { browser, userId: id, email };
    },
    async close() {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}

/** Gives an account a plan of a branch for a year from now. */
export async function subscribe(
  { db, clock }: AccountsApp,
  { userId }: Account,
  branchId: number,
  bundleId: number,
): Promise<void> {
  const [issued, expires] = [new Date(clock.now - 1000), new Date(clock.now + 365 * 86_400_000)];
  await db('subscriptions')
    .insert({
      user_id: userId,
      branch_id: branchId,
      bundle_id: bundleId,
      period: 12,
      price_cents: 0,
      issued,
      expires,
    })
    .onConflict(['user_id', 'branch_id'])
    .merge();
}

/** Makes an account root, as the command line does. */
export async function makeRoot({ db }: AccountsApp, { userId }: Account): Promise<void> {
  await db('users').where({ id: userId }).update({ rights: 1 });
}

/** Logs an account in with another browser. */
export async function logInAgain({ app }: AccountsApp, { email }: Account): Promise<Browser> {
  const browser = openBrowser(app);
  await browser.post('/auth', { headers: credentials(email, WIRE.right) });
  return browser;
}

/** Repeats a call while the server refuses it as busy, as a client does. */
export function whileBusy(send: () => Promise<Reply>): Promise<Reply> {
  return askWhileBusy(send, ({ statusCode, headers }) => ({
    status: statusCode,
    retryAfter: headers['retry-after'],
  }));
}
