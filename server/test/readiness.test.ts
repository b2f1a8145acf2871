import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { createLogger } from '../src/start/logger.ts';
import { buildOps } from '../src/start/ops.ts';
import { createWorkerPool } from '../src/solving/workerPool.ts';
import { createTestDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { PATIENT, postCase } from './support/postCase.ts';
import { buildTestApp } from './support/testApp.ts';

const NO_METRICS = { contentType: 'text/plain', read: () => Promise.resolve('') };

describe.skipIf(isHalfMissing)('the operations port', () => {
  let database: TestDatabase;
  let db: Knex;
  let ops: FastifyInstance;
  let isOpen = true;

  beforeAll(async () => {
    database = await createTestDatabase();
    db = connectDatabase(database.target, createLogger('silent'));
    ops = buildOps({ db, isOpen: () => isOpen, scrape: NO_METRICS });
  });

  afterAll(async () => {
    await ops.close();
    await db.destroy();
  });

  const ask = async (path: string) => {
    const reply = await ops.inject(path);
    return [reply.statusCode, reply.json<unknown>()];
  };

  test('/readyz answers no before the migrations, yes after them, no while closing', async () => {
    expect(await ask('/readyz')).toEqual([503, { db: false, solve: true }]);
    await migrateDatabase(database.target);
    expect(await ask('/readyz')).toEqual([200, { db: true, solve: true }]);
    isOpen = false;
    expect(await ask('/readyz')).toEqual([503, { db: true, solve: false }]);
    isOpen = true;
  });

  test('/readyz still answers yes when a newer server has migrated the database, and no when that was reverted', async () => {
    const log = db<{ id: number; name: string; batch: number }>('knex_migrations');
    await log.clone().insert({ name: '29990101000000_of_a_newer_server', batch: 99 });
    expect(await ask('/readyz')).toEqual([200, { db: true, solve: true }]);
    await log.clone().where({ batch: 99 }).delete();
    const last = await log.clone().orderBy('id', 'desc').first<{ id: number; name: string }>('id', 'name');
    await log.clone().where({ id: last.id }).update({ name: 'taken back' });
    expect(await ask('/readyz')).toEqual([503, { db: false, solve: true }]);
    await log.clone().where({ id: last.id }).update({ name: last.name });
  });

  test('/livez answers yes whatever fails', async () => {
    expect(await ask('/livez')).toEqual([200, { live: true }]);
  });

  test('when the database goes away, /readyz and the notes report it and beams are solved as before', async () => {
    const solver = createWorkerPool(PATIENT);
    const app = await buildTestApp({ db, solver });
    expect((await app.inject('/data/release-notes/0')).statusCode).toBe(200);
    const before = await postCase(app, { data: FIXTURE_1 });
    expect(before.statusCode).toBe(200);

    await database.drop();

    expect(await ask('/readyz')).toEqual([503, { db: false, solve: true }]);
    // The pool times out first; the deadline of the call is longer in this test.
    const notes = await app.inject('/data/release-notes/0');
    expect(notes.statusCode).toBe(503);
    expect(notes.json()).toMatchObject({ errno: 50302, error: 'db' });
    const after = await postCase(app, { data: FIXTURE_1 });
    expect(after.statusCode).toBe(200);
    expect(after.body).toBe(before.body);
    await app.close();
    await solver.close();
  });
});
