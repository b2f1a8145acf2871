import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { createLogger } from '../src/start/logger.ts';
import { createAccount, openBrowser } from './support/accounts.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { buildTestApp } from './support/testApp.ts';

interface Product {
  readonly id: number;
  readonly branch: string;
  readonly bundle_id: number;
  readonly [price: string]: unknown;
}

describe.skipIf(isHalfMissing)('POST /data/ad', () => {
  let database: TestDatabase;
  let db: Knex;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    db = connectDatabase(database.target, createLogger('silent'));
    app = await buildTestApp({ db, env: { RATE_EXEMPT: '127.0.0.1' } });
  });

  afterAll(async () => {
    await app.close();
    await db.destroy();
    await database.drop();
  });

  test('products: each public branch in its bundles, the least price of all as published', async () => {
    const reply = await openBrowser(app).post('/data/ad/products', { body: {} });
    expect(reply.statusCode).toBe(200);
    const { products } = reply.json<{ products: Product[] }>();
    expect(products.map(({ branch, bundle_id: bundle }) => `${branch} ${bundle}`)).toEqual(
      ['msb', 'truss'].flatMap((branch) => [1, 2, 3].map((bundle) => `${branch} ${bundle}`)),
    );
    expect(products[1]).toEqual({
      id: 2,
      branch: 'msb',
      branch_id: 1,
      bundle: 'standard',
      bundle_id: 2,
      p1: 28.2,
      p6: 152.28,
      p12: 270.72,
      c1: 28.2,
      c6: 25.38,
      c12: 22.56,
    });
    const prices = products.flatMap((row) =>
      ['p1', 'p6', 'p12', 'c1', 'c6', 'c12'].map((key) => Number(row[key])),
    );
    expect(Math.min(...prices.filter((price) => price > 0))).toBe(22.56);
  });

  test('features: keys of each product, named in three languages', async () => {
    const reply = await openBrowser(app).post('/data/ad/product-features', { body: { locale: 'uk' } });
    const { features, translations } = reply.json<{
      features: { id: number; key: string; activity_id: number }[];
      translations: { activity_id: number; locale: string; translation: string }[];
    }>();
    const keysOf = (id: number) => features.filter((row) => row.id === id).map(({ key }) => key);
    expect(keysOf(1)).toEqual(['save.5', 'export.png']);
    expect(keysOf(2)).toContain('msb.mohr');
    expect(keysOf(1)).not.toContain('msb.mohr');
    for (const { activity_id: id } of features) {
      const own = translations.filter((row) => row.activity_id === id);
      expect(own.map(({ locale }) => locale)).toEqual(['en-US', 'ru', 'uk']);
      expect(own.every(({ translation }) => translation !== '')).toBe(true);
    }
  });

  test('branches in development are shown to root alone, as long as the account is not frozen', async () => {
    const browser = await createAccount({ app, db }, 'root@example.com');
    const count = async () =>
      (await browser.post('/data/ad/products', { body: {} })).json<{ products: Product[] }>().products.length;
    expect(await count()).toBe(6);
    await db('users').where({ email_key: 'root@example.com' }).update({ rights: 1 });
    expect(await count()).toBe(15);
    await db('users').where({ email_key: 'root@example.com' }).update({ frozen_at: new Date() });
    expect(await count()).toBe(6);
  });

  test('a failure has its reason under the name its client reads', async () => {
    const body = { unknown: 1 };
    const refused = await openBrowser(app).post('/data/ad/products', {
      body,
      headers: { 'client-locale': 'ru' },
    });
    expect(refused.statusCode).toBe(400);
    const { reason, message } = refused.json<{ reason: string; message: string }>();
    expect(reason).toBe(message);

    const cut = await buildTestApp();
    const failed = await openBrowser(cut).post('/data/ad/product-features', { body: {} });
    await cut.close();
    expect(failed.statusCode).toBe(503);
    expect(failed.json()).toMatchObject({
      errno: 50302,
      reason: 'The database is not available, please try again in a moment',
    });
  });
});
