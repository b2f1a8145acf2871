import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHourlyCopy } from '../src/background/hourlyCopy.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { embeddedFolder, startEmbeddedDatabase, type EmbeddedDatabase } from '../src/db/embedded.ts';
import { withConnection } from '../src/db/withConnection.ts';
import { copiesFolder, listCopies } from '../src/operations/copies/copiesFolder.ts';
import { copyDatabase } from '../src/operations/copies/copyDatabase.ts';
import { withTarget, type Place } from '../src/operations/place.ts';
import { addPerson, createAdminPlace, type AdminPlace } from './support/adminPlace.ts';

const isEmbedded = process.env['EECS_TEST_DATABASE'] === 'embedded';
const NEVER = new AbortController().signal;

describe.runIf(isEmbedded)('copies of the embedded database', { timeout: 240_000 }, () => {
  let admin: AdminPlace;
  let embedded: EmbeddedDatabase;
  let db: Knex;
  let dataDir: string;
  let userId: number;
  let at = Date.UTC(2026, 10, 28, 9);
  /** Titles of tasks whose saves were answered before the first copy was finished. */
  let before: readonly string[];

  const save = async (title: string) => {
    const task = { user_id: userId, kind: 'msb', hash: '', load_case: '{}', load_case_bytes: 2 };
    await db('tasks').insert({ ...task, title, saved_at: new Date(at) });
  };
  const copy = () => copyDatabase(db, { dataDir, at: (at += 3_600_000), niceness: 0, signal: NEVER });
  const openAt = <T>(place: Place, work: Parameters<typeof withConnection<T>>[1]) =>
    withTarget(place, (target) => withConnection(target, work));

  beforeAll(async () => {
    admin = await createAdminPlace();
    await admin.run('migrate');
    ({ dataDir } = admin.place);
    embedded = await startEmbeddedDatabase(dataDir);
    db = connectDatabase(embedded.address, pino({ level: 'silent' }));
    userId = await addPerson(db, 'person@example.com');
  }, 240_000);

  afterAll(async () => {
    await db.destroy();
    await embedded.close();
    await admin.drop();
  });

  test('are made while it saves, and hold what was saved before', async () => {
    const saved: string[] = [];
    let slowestMs = 0;
    await save('before');
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) {
        const begin = performance.now();
        await save(`meanwhile ${n}`);
        slowestMs = Math.max(slowestMs, performance.now() - begin);
        saved.push(`meanwhile ${n}`);
      }
    })();
    const begunAt = performance.now();
    const { file, rows } = await copy();
    const copyMs = performance.now() - begunAt;
    isOver = true;
    await writing;
    before = ['before'];
    expect(rows).toBeGreaterThan(100);
    expect(saved.length).toBeGreaterThan(10);
    // No save waits while files are copied.
    expect(slowestMs).toBeLessThan(copyMs / 2);
    expect(await listCopies(dataDir)).toEqual([{ file, at }]);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(copiesFolder(dataDir))).sort()).toEqual([
      '2026-11-28T10-00-00Z',
      '2026-11-28T10-00-00Z.sums.json',
    ]);
  });

  test('come back by `restore`, as backups do, and take the place of a database that does not open, which is put aside', async () => {
    const [first] = await listCopies(dataDir);
    const place = await admin.another();
    await truncate(path.join(embeddedFolder(place.dataDir), 'global/pg_control'), 0);
    expect((await admin.runAt(place, 'restore', String(first?.file))).told).toContain('not empty');
    expect(await admin.runAt(place, 'restore', String(first?.file), '--aside')).toMatchObject({ code: 0 });
    await openAt(place, async (restored) => {
      expect(await restored('users').pluck('email')).toEqual(['person@example.com']);
      const titles = await restored('tasks').orderBy('id').pluck<string[]>('title');
      expect(titles.slice(0, before.length)).toEqual(before);
      // Saves made during the copy are included up to some point in time, without a gap.
      expect(titles.slice(before.length)).toEqual(
        titles.slice(before.length).map((_, n) => `meanwhile ${n}`),
      );
    });
    const aside = (await readdir(place.dataDir)).filter((name) => name.startsWith('database.'));
    expect(aside).toEqual(['database.2026-11-22T06-00-00Z']);
    expect((await stat(path.join(place.dataDir, String(aside[0]), 'PG_VERSION'))).isFile()).toBe(true);
  });

  test('are listed with their time and their rows', async () => {
    const { code, printed } = await admin.run('copies');
    expect(code).toBe(0);
    expect(printed).toMatch(/2026-11-28T10-00-00Z {2}\d+ rows$/m);
    expect((await admin.runAt(await admin.vacant(), 'copies')).printed).toBe('');
  });

  test('no copy is made if a file of the database cannot be read back', async () => {
    const { rows } = await db.raw<{ rows: { file: string }[] }>(
      "select pg_relation_filepath('tasks') as file",
    );
    await db.raw('checkpoint');
    const file = path.join(embeddedFolder(dataDir), String(rows[0]?.file));
    const whole = await readFile(file);
    // The database has its pages in memory; the copy reads them from disk.
    await writeFile(file, Buffer.alloc(whole.length, 0x5a));
    await expect(copy()).rejects.toThrow();
    await writeFile(file, whole);
    expect(await listCopies(dataDir)).toHaveLength(1);
    expect(await readdir(copiesFolder(dataDir))).not.toContain('making');
  });

  test('an interrupted copy leaves no file', async () => {
    const ending = new AbortController();
    const ended = expect(
      copyDatabase(db, { dataDir, at: (at += 3_600_000), niceness: 0, signal: ending.signal }),
    ).rejects.toThrow();
    await expect.poll(() => readdir(copiesFolder(dataDir)), { timeout: 60_000 }).toContain('making');
    ending.abort();
    await ended;
    expect(await listCopies(dataDir)).toHaveLength(1);
    expect(await readdir(copiesFolder(dataDir))).not.toContain('making');
  });

  test('later copies are made in turn, and none while nothing is written', async () => {
    const copies = startHourlyCopy({
      db,
      dataDir,
      clock: () => (at += 3_600_000),
      niceness: 0,
      logger: pino({ level: 'silent' }),
      everyMs: 20,
    });
    const count = async () => (await listCopies(dataDir)).length;
    await expect.poll(count, { timeout: 60_000 }).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await count()).toBe(2);
    await copies.stop();
    // A copy that was being compared when the server stopped leaves no files.
    await expect.poll(() => readdir(copiesFolder(dataDir))).toHaveLength(4);
  });
});
