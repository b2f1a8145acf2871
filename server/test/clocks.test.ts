import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { createDatabaseClock } from '../src/db/databaseClock.ts';
import { createLogger } from '../src/start/logger.ts';
import { createAccount, openBrowser, type Browser } from './support/accounts.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { buildTestApp } from './support/testApp.ts';

const APART = 12_000;
const REFRESH = '__Host-eecs-rt';

describe.skipIf(isHalfMissing)('two processes whose machines are 12 s apart', () => {
  let database: TestDatabase;
  let db: Knex;
  let ahead: FastifyInstance;
  let behind: FastifyInstance;
  let browser: Browser;
  let count = 0;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    db = connectDatabase(database.target, createLogger('silent'));
    ahead = await open(APART);
    behind = await open(0);
  });
  beforeEach(async () => {
    browser = await createAccount({ app: behind, db }, `person${(count += 1)}@example.com`);
  });
  afterAll(async () => {
    await ahead.close();
    await behind.close();
    await db.destroy();
    await database.drop();
  });

  async function open(apart: number): Promise<FastifyInstance> {
    const local = () => Date.now() + apart;
    const clock = createDatabaseClock(db, { wall: local, steady: local });
    await clock.measure();
    return buildTestApp({ db, clock: () => clock.now(), env: { RATE_EXEMPT: '127.0.0.1' } });
  }

  /** Copies the cookies to a browser that calls another process, as if a load balancer had sent it there. */
  function copyTo(app: FastifyInstance): Browser {
    const copy = openBrowser(app);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  }
  const restore = async (tab: Browser) => {
    const reply = await tab.post('/auth/restore');
    return reply.json<{ status: boolean }>().status;
  };
  const ends = async () => {
    const id = browser.cookies.get(REFRESH)?.split('.')[0];
    return db('sessions').where({ id }).pluck<string[]>('ended_by');
  };

  test('two tabs at once go on, whichever process each of them asks', async () => {
    for (const [first, second] of [
      [behind, ahead],
      [ahead, behind],
    ] as const) {
      const [one, other] = [copyTo(first), copyTo(second)];
      expect(await restore(one)).toBe(true);
      expect(await restore(other)).toBe(true);
      expect((await other.post('/auth/options', { body: {} })).statusCode).toBe(200);
      for (const [name, value] of other.cookies) browser.cookies.set(name, value);
    }
    expect(await ends()).toEqual([null]);
  });

  test('a token that comes back after 11 s is a stolen one, whichever process is asked', async () => {
    for (const [first, second] of [
      [behind, ahead],
      [ahead, behind],
    ] as const) {
      browser = await createAccount({ app: behind, db }, `person${(count += 1)}@example.com`);
      const [owner, thief] = [copyTo(first), copyTo(second)];
      expect(await restore(owner)).toBe(true);
      const id = browser.cookies.get(REFRESH)?.split('.')[0];
      await db('sessions')
        .where({ id })
        .update({ rotated_at: db.raw("rotated_at - interval '11 seconds'") });
      expect(await restore(thief)).toBe(false);
      expect(await ends()).toEqual(['reuse']);
    }
  });

  test('a link asked of one is put off by the other for as long as by the first', async () => {
    const email = `person${count}@example.com`;
    const ask = (app: FastifyInstance) =>
      openBrowser(app).post('/auth/emergency', {
        headers: { authorization: JSON.stringify({ email }) },
      });
    expect((await ask(behind)).statusCode).toBe(200);
    const again = await ask(ahead);
    expect(again.statusCode).toBe(429);
    // By either clock, hardly any of the ten minutes has passed.
    const wait = Number(again.headers['retry-after']);
    expect(wait).toBeGreaterThan(600 - APART / 1000);
    expect(wait).toBeLessThanOrEqual(600);
  });
});
