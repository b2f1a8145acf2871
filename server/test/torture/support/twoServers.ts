import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { connectDatabase, type DatabaseTarget } from '../../../src/db/connect.ts';
import { migrateDatabase } from '../../../src/db/migrate.ts';
import { createLogger } from '../../../src/start/logger.ts';
import { createAccount, type Browser } from '../../support/accounts.ts';
import { buildTestApp } from '../../support/testApp.ts';
import { BrokenPromise } from './brokenPromise.ts';
import { within } from './until.ts';

/** Two applications on one database, each with its own connections, and a clock that tests set. */
export interface TwoServers {
  readonly apps: readonly [FastifyInstance, FastifyInstance];
  readonly db: Knex;
  readonly clock: { now: number };
  /** Opens a new account; its browser is logged in. */
  openAccount(): Promise<{ readonly browser: Browser; readonly email: string; readonly userId: number }>;
  close(): Promise<void>;
}

/** Builds them on a database without accounts. */
export async function openTwoServers(target: DatabaseTarget): Promise<TwoServers> {
  await migrateDatabase(target);
  const clock = { now: Date.UTC(2026, 10, 22, 6) };
  const open = async () => {
    const db = connectDatabase(target, createLogger('silent'));
    const app = await buildTestApp({
      db,
      clock: () => clock.now,
      env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' },
    });
    return { app, db };
  };
  const [one, other] = [await open(), await open()];
  return {
    apps: [one.app, other.app],
    db: one.db,
    clock,
    async openAccount() {
      const email = `${randomUUID()}@example.com`;
      const browser = await createAccount(one, email).catch((cause: unknown) => {
        throw new BrokenPromise('no account could be opened', { cause });
      });
      const { id } = await one.db('users').where({ email }).first<{ id: number }>('id');
      return { browser, email, userId: id };
    },
    async close() {
      for (const { app, db } of [one, other]) {
        await within('a server closed', app.close());
        await within('its connections closed', db.destroy());
      }
    },
  };
}

/** Returns the cookies of a browser as request headers, and the token of the readable cookie. */
export function headersOf({ cookies }: Pick<Browser, 'cookies'>): Record<string, string> {
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('__Host-XSRF-TOKEN') ?? cookies.get('XSRF-TOKEN') ?? '',
  };
}
