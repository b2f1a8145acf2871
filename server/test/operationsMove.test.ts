import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataDir } from '../src/db/dataDirLock.ts';
import type { DatabaseTarget } from '../src/db/connect.ts';
import { startEmbeddedDatabase } from '../src/db/embedded.ts';
import { migrateDatabase, migrateUp } from '../src/db/migrate.ts';
import { withConnection } from '../src/db/withConnection.ts';
import { readInventory } from '../src/operations/backup/backup.ts';
import { findDifferences } from '../src/operations/backup/inventory.ts';
import type { Place } from '../src/operations/place.ts';
import { createAccount, credentials, openBrowser, WIRE } from './support/accounts.ts';
import { addPerson, createAdminPlace, type AdminPlace } from './support/adminPlace.ts';
import { copyDataFolder } from './support/copyDataFolder.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { keepCompiled } from './support/keepCompiled.ts';
import { findEmbeddedTemplates } from './support/templates.ts';
import { makeTemporaryFolder } from './support/temporaryFolder.ts';
import { buildTestApp } from './support/testApp.ts';

/**
 * Texts and documents that a careless copy changes: quotes, braces and commas of arrays, more digits than a double has,
 * the word NULL.
 */
const AWKWARD = String.raw`{"a","b\"c"},NULL,\x00,'ж' 😀`;
const DOCUMENT = `{"text": ${JSON.stringify(AWKWARD)}, "digits": 0.1000000000000000055511151231257827, "large": 1e400, "none": null}`;
/** 1.5 MB of incompressible text (base 36 of a chaotic sequence): larger than a batch. */
const LARGE = chaoticText(1_500_000);

describe.skipIf(isHalfMissing)('a move to PostgreSQL', { timeout: 240_000 }, () => {
  let admin: AdminPlace;
  let dataDir: string;
  let cookies: [string, string][];

  const withApp = async <T>(
    target: DatabaseTarget,
    work: (app: FastifyInstance, db: Parameters<Parameters<typeof withConnection>[1]>[0]) => Promise<T>,
  ): Promise<T> =>
    withConnection(target, async (db) => {
      const app = await buildTestApp({ db, clock: () => admin.clock.now, env: { RATE_EXEMPT: '127.0.0.1' } });
      try {
        return await work(app, db);
      } finally {
        await app.close();
      }
    });

  beforeAll(async () => {
    await keepCompiled();
    admin = await createAdminPlace();
    dataDir = await makeTemporaryFolder('eecs-move-');
    copyDataFolder((await findEmbeddedTemplates()).migrated, dataDir);
    const embedded = await startEmbeddedDatabase(dataDir);
    await withApp(embedded.address, async (app, db) => {
      const browser = await createAccount({ app, db }, 'person@example.com');
      const headers = { 'idempotency-key': 'first-attempt' };
      const saved = await browser.post('/case/commit', { body: { data: FIXTURE_1 }, headers });
      expect(saved.json()).toMatchObject({ id: 1, affected: 1 });
      cookies = [...browser.cookies];
      const { id: user_id } = await db('users').first<{ id: number }>('id');
      const at = new Date('2026-11-22T06:07:08.009Z');
      const task = { user_id, kind: 'msb', hash: '', load_case_bytes: 9, saved_at: at };
      await db('tasks').insert([
        { ...task, title: AWKWARD, load_case: DOCUMENT, deleted_at: at },
        { ...task, title: '', load_case: '{}', solution: JSON.stringify({ LARGE }) },
        { ...task, title: 'NULL', load_case: '{"L":6}' },
      ]);
      // Its ids are 2 to 4; the highest is removed, and must not be assigned again.
      await db('tasks').where({ id: 4 }).delete();
      await db('task_revisions').insert({
        task_id: 2,
        version: 1,
        title: AWKWARD,
        hash: '',
        load_case: DOCUMENT,
        saved_at: at,
      });
      const request_hash = Buffer.from([0, 255, 92, 120]);
      await db('idempotency_keys').insert({
        user_id,
        key: AWKWARD,
        request_hash,
        body: ' { "b":1,  "a": 2 }',
        created_at: at,
      });
      await db('section_classes').insert({ class: 'awkward', headers: [AWKWARD, '', 'NULL'] });
    });
    await embedded.close();
  }, 240_000);

  afterAll(async () => {
    await admin.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const move = (to: Place, from = dataDir) => admin.runAt({ ...to, dataDir: from }, 'copy-to-postgres');
  const addressOf = (place: Place) => place.databaseUrl ?? '';
  /** Expects that copying into a place is refused and leaves it unchanged; returns the message to the operator. */
  const refuse = async (target: Place): Promise<string> => {
    const before = await readInventory(target);
    const { code, printed, told } = await move(target);
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(findDifferences(before, await readInventory(target))).toEqual([]);
    return told;
  };

  test('every row arrives as it was; the password and the session are good there, numbers go on', async () => {
    const target = await admin.another();
    const moved = await move(target);
    expect(moved).toMatchObject({ code: 0, told: '' });
    expect(moved.printed).toMatch(/^ +1 {2}users$/m);
    expect(moved.printed).toMatch(/^\d+ rows are in PostgreSQL; every table equals that in /m);
    const before = await readInventory({ databaseUrl: null, dataDir });
    expect(before).toMatchObject({ users: { rows: 1 }, tasks: { rows: 3 }, task_revisions: { rows: 1 } });
    expect(findDifferences(before, await readInventory(target))).toEqual([]);
    // The checksums are of texts; these are the values that the program reads.
    await withConnection(addressOf(target), async (db) => {
      const task = await db('tasks').where({ id: 2 }).first<Record<string, unknown>>();
      expect(task).toMatchObject({ title: AWKWARD, deleted_at: new Date('2026-11-22T06:07:08.009Z') });
      const { rows } = await db.raw<{ rows: unknown[] }>(
        "select load_case->>'digits' as digits, load_case->>'text' as text from task_revisions",
      );
      expect(rows).toEqual([{ digits: '0.1000000000000000055511151231257827', text: AWKWARD }]);
      const key = await db('idempotency_keys').where({ key: AWKWARD }).first<object>('request_hash');
      expect(key).toEqual({ request_hash: Buffer.from([0, 255, 92, 120]) });
      const classes = await db('section_classes').where({ class: 'awkward' }).pluck('headers');
      expect(classes).toEqual([[AWKWARD, '', 'NULL']]);
      const solution = await db('tasks').where({ id: 3 }).pluck('solution');
      expect(solution).toEqual([{ LARGE }]);
    });
    // As the start of a server does; there is nothing to add.
    await migrateDatabase(addressOf(target));
    await withApp(addressOf(target), async (app, db) => {
      const kept = openBrowser(app);
      for (const [name, value] of cookies) kept.cookies.set(name, value);
      const restored = await kept.post('/auth/restore');
      expect(restored.json()).toMatchObject({ status: true, user: { _params: { restored: true } } });
      const login = await openBrowser(app).post('/auth', {
        headers: credentials('person@example.com', WIRE.right),
      });
      expect(login.json()).toMatchObject({ status: true, code: 0, user: { _params: { logged: true } } });
      const wrong = await openBrowser(app).post('/auth', {
        headers: credentials('person@example.com', WIRE.wrong),
      });
      expect(wrong.json()).toMatchObject({ status: false, code: 8 });
      const save = (key: string) =>
        kept.post('/case/commit', { body: { data: FIXTURE_1 }, headers: { 'idempotency-key': key } });
      expect((await save('first-attempt')).json()).toMatchObject({ id: 1, affected: 1 });
      expect((await save('later-attempt')).json()).toMatchObject({ id: 5, affected: 1 });
      expect(await addPerson(db, 'next@example.com')).toBe(2);
    });
    expect(await refuse(target)).toMatch(/not empty: .* rows in .*products/);
  });

  test('a PostgreSQL of another version is refused and stays as it is', async () => {
    const target = await admin.another();
    await withConnection(addressOf(target), (db) =>
      db.raw('create table theirs (id integer); insert into theirs values (1)'),
    );
    expect(await refuse(target)).toContain('not of this version');
  });

  test('an unsuitable source is refused in one line', async () => {
    const target = await admin.another();
    expect((await move({ databaseUrl: null, dataDir })).told).toContain('DATABASE_URL is not set');
    expect((await move(target, path.join(dataDir, 'nowhere'))).told).toContain('There is no database in');
    const lock = await lockDataDir(dataDir);
    expect((await move(target)).told).toContain('stop the server first');
    await lock.release();
    const away = { databaseUrl: 'postgresql://nobody@127.0.0.1:4119/nothing', dataDir };
    expect((await move(away)).told).toMatch(/^Nothing was copied: .*ECONNREFUSED/);

    const older = await makeTemporaryFolder('eecs-move-');
    copyDataFolder(dataDir, older);
    await admin.runAt({ databaseUrl: null, dataDir: older }, 'migrate', '--down-one', '--yes');
    expect((await move(target, older)).told).toContain('is not of this version');
    await rm(older, { recursive: true, force: true });
    // The refused attempts wrote nothing.
    expect(await readInventory(target)).toEqual({});
  });

  test('a copy that differs from its source is dropped as a whole', async () => {
    const target = await admin.another();
    // A database with the product's tables but no rows counts as empty, so it is copied into.
    await withConnection(addressOf(target), async (db) => {
      await migrateUp(db);
      await db.raw(`create function spoil() returns trigger language plpgsql as
        $$ begin new.title := lower(new.title); return new; end $$`);
      await db.raw('create trigger spoil before insert on tasks for each row execute function spoil()');
    });
    const { code, told } = await move(target);
    expect({ code, told }).toEqual({
      code: 1,
      told: 'What was copied differs, and nothing is kept of it: tasks has other rows',
    });
    const left = await readInventory(target);
    expect(left).toMatchObject({ users: { rows: 0 }, tasks: { rows: 0 }, products: { rows: 0 } });
  });
});

function chaoticText(length: number): string {
  let [text, x] = ['', 0.3];
  while (text.length < length) {
    x = 3.99 * x * (1 - x);
    text += x.toString(36).slice(4, 10);
  }
  return text.slice(0, length);
}
