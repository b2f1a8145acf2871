import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRAWN_SEED, IS_WHOLE } from '../../packages/solver-core/verification/drawCases.ts';
import { lockDataDir } from '../src/db/dataDirLock.ts';
import { readInventory } from '../src/operations/backup/backup.ts';
import { findDifferences, type Inventory, takeInventory } from '../src/operations/backup/inventory.ts';
import { requireRestored } from '../src/db/restoreMark.ts';
import { withConnection } from '../src/db/withConnection.ts';
import { restorePostgres } from '../src/operations/backup/postgres.ts';
import { prepareDatabase } from '../src/start/prepareDatabase.ts';
import { withTarget, type Place } from '../src/operations/place.ts';
import { addPerson, createAdminPlace, type AdminPlace } from './support/adminPlace.ts';
import { isHalfMissing, isTriedElsewhere } from './support/database.ts';

const MAIN = path.resolve(import.meta.dirname, '../src/operations/cli/main.ts');
type Row = Readonly<Record<string, unknown>>;

/** Whether this run has the property that every second run has. */
const isDrawn = IS_WHOLE || DRAWN_SEED % 2 === 0;
const isEmbedded = process.env['EECS_TEST_DATABASE'] === 'embedded';

describe.skipIf(isHalfMissing)('backups', { timeout: 240_000 }, () => {
  let admin: AdminPlace;
  let file: string;

  beforeAll(async () => {
    admin = await createAdminPlace();
    file = path.join(admin.folder, 'backup');
    await admin.run('migrate');
    await admin.open(async (db) => {
      const user_id = await addPerson(db, 'person@example.com');
      const now = new Date(admin.clock.now);
      const task = {
        user_id,
        kind: 'msb',
        hash: '',
        load_case: '{"L":6}',
        load_case_bytes: 7,
        saved_at: now,
      };
      const titles = ['Beam', 'Балка \\ "x"', ''];
      // Large enough to be compressed.
      const solution = JSON.stringify({ text: 'beam '.repeat(2000) });
      await db('tasks').insert(titles.map((title) => ({ ...task, title, solution })));
      const times = { created_at: now, rotated_at: now, authenticated_at: now, used_at: now };
      const key = Buffer.from([0, 255, 1]);
      await db('sessions').insert({ id: 's', user_id, scope: 'full', epoch: 0, key, ...times });
      const link = { user_id, purpose: 'emergency', token_hash: Buffer.from('t') };
      await db('one_time_links').insert({ ...link, created_at: now, expires_at: new Date('2100-01-01') });
      const mail = { user_id, recipient: 'person@example.com', locale: 'ru', kind: 'emergency' };
      await db('outbox').insert({ ...mail, values: '{"link":"t"}', created_at: now, try_at: now });
    });
    expect(await admin.run('backup', file)).toMatchObject({ code: 0, told: '' });
  }, 240_000);

  afterAll(() => admin.drop());

  const readSums = async () => JSON.parse(await readFile(`${file}.sums.json`, 'utf8')) as Inventory;
  const openAt = <T>(place: Place, work: Parameters<typeof withConnection<T>>[1]) =>
    withTarget(place, (target) => withConnection(target, work));

  let restored: Promise<Place> | undefined;
  /** Leaves the files of an interrupted restore next to an embedded database. */
  const leaveHalfRestored = async ({ dataDir }: Place): Promise<void> => {
    const staged = path.join(dataDir, 'restoring', 'database');
    await mkdir(staged, { recursive: true });
    await writeFile(path.join(staged, 'half'), '');
  };
  /** A restored copy of the backup for all tests that only add to it. */
  const restoreOnce = (): Promise<Place> => {
    restored ??= (async () => {
      const copy = await admin.vacant();
      if (isEmbedded) await leaveHalfRestored(copy);
      expect(await admin.runAt(copy, 'restore', file)).toMatchObject({ code: 0, told: '' });
      return copy;
    })();
    return restored;
  };

  test('a backup is for its owner’s eyes, and is not written over', async () => {
    for (const name of [file, `${file}.sums.json`]) expect((await stat(name)).mode & 0o777).toBe(0o600);
    const size = (await stat(file)).size;
    expect(await admin.run('backup', file)).toEqual({ code: 1, printed: '', told: `${file} exists already` });
    expect((await stat(file)).size).toBe(size);
  });

  test('comes back into an empty database row by row; then everybody logs in again', async () => {
    const sums = await readSums();
    expect(sums).toMatchObject({ users: { rows: 1 }, tasks: { rows: 3 }, sessions: { rows: 1 } });
    expect(findDifferences(sums, await readInventory(admin.place))).toEqual([]);
    const copy = await restoreOnce();
    expect(await readdir(copy.dataDir)).not.toContain('restoring');
    const changed = findDifferences(sums, await readInventory(copy));
    expect(changed).toEqual([
      'audit has 0 rows, and 1',
      'one_time_links has other rows',
      'outbox has other rows',
      'sessions has other rows',
    ]);
    await openAt(copy, async (db) => {
      const now = new Date(admin.clock.now);
      expect(await db('sessions').select('ended_at', 'ended_by')).toEqual([
        { ended_at: now, ended_by: 'restore' },
      ]);
      expect(await db('one_time_links').pluck('used_at')).toEqual([now]);
      expect(await db('outbox').select('values', 'failure')).toEqual([
        { values: {}, failure: 'restored from a backup' },
      ]);
      expect(await db('audit').select('action', 'actor')).toEqual([{ action: 'restored', actor: 'cli' }]);
    });
    expect((await admin.runAt(copy, 'restore', file)).told).toContain('not empty');
  });

  test('a number given after the backup belongs to no account after the restore', async () => {
    const copy = await restoreOnce();
    await openAt(copy, async (db) => {
      const userId = await addPerson(db, 'next@example.com');
      const task = { user_id: userId, kind: 'msb', title: '', hash: '', load_case: '{}', load_case_bytes: 2 };
      const [saved] = await db('tasks')
        .insert({ ...task, saved_at: new Date() })
        .returning<{ id: number }[]>('id');
      // One user and three tasks were backed up.
      expect([userId, saved?.id]).toEqual([1_000_002, 1_000_004]);
      const [row] = await db('storage_rows')
        .insert({
          user_id: userId,
          partition: 'material',
          group: '',
          subgroup: '',
          name: 'Own',
          json_data: '{}',
          saved_at: new Date(),
        })
        .returning<{ id: number }[]>('id');
      expect(row?.id).toBeGreaterThan(1_000_000);
    });
  });

  test.skipIf(isEmbedded)('a large backup uses the fast compression, where the server has it', async () => {
    const copy = await restoreOnce();
    const { rows } = await openAt(copy, (db) =>
      db.raw<{ rows: { packing: string; known: string[] }[] }>(
        `select distinct pg_column_compression(solution) as packing, enumvals as known
         from tasks, pg_settings where name = 'default_toast_compression' and solution is not null`,
      ),
    );
    expect(rows.map(({ packing }) => packing)).toEqual([rows[0]?.known.includes('lz4') ? 'lz4' : 'pglz']);
  });

  // Both kinds of database compute the checksums with the same statement.
  test.skipIf(isTriedElsewhere)('a row that is missing, changed or doubled shows', async () => {
    await openAt(await restoreOnce(), async (db) => {
      // The changes are rolled back for the other tests.
      const changes = await db.transaction();
      const read = () => takeInventory(async (text) => (await changes.raw<{ rows: Row[] }>(text)).rows);
      const differAfter = async (sql: string) => {
        const before = await read();
        await changes.raw(sql);
        return findDifferences(before, await read());
      };
      expect(await differAfter("update tasks set title = 'beam' where title = 'Beam'")).toEqual([
        'tasks has other rows',
      ]);
      // The same texts in other rows.
      expect(
        await differAfter(
          "update tasks set title = case title when 'beam' then '' when '' then 'beam' else title end",
        ),
      ).toEqual(['tasks has other rows']);
      const [lost] = await differAfter("delete from tasks where title = ''");
      expect(lost).toMatch(/^tasks has \d rows, and \d$/);
      await changes.rollback();
    });
  });

  test.runIf(isEmbedded)(
    'a data folder that a server has open is left alone, and none is made by asking for it',
    async () => {
      const lock = await lockDataDir(admin.place.dataDir);
      for (const args of [['purge'], ['migrate'], ['backup', path.join(admin.folder, 'open')]]) {
        const { code, told } = await admin.run(...args);
        expect(code).toBe(1);
        expect(told).toContain('stop the server first');
      }
      await lock.release();
      const nowhere = { databaseUrl: null, dataDir: path.join(admin.folder, 'nowhere') };
      for (const args of [['purge'], ['migrate', '--status'], ['backup', path.join(admin.folder, 'none')]])
        expect((await admin.runAt(nowhere, ...args)).told).toContain('There is no database in');
    },
  );

  test('a backup that was changed, or has no checksums, is refused without a trace', async () => {
    const forged = path.join(admin.folder, 'forged');
    await writeFile(forged, await readFile(file));
    const sums = await readSums();
    await writeFile(`${forged}.sums.json`, JSON.stringify({ ...sums, tasks: { rows: 4, sum: '1' } }));
    const place = await admin.vacant();
    const { code, told } = await admin.runAt(place, 'restore', forged);
    expect({ code, told }).toEqual({
      code: 1,
      told: 'What was restored differs from what was backed up, and nothing is kept of it: tasks has 4 rows, and 3',
    });
    // Invalid checksums, which are found before anything is written.
    await writeFile(`${forged}.sums.json`, JSON.stringify({ ...sums, users: null }));
    expect((await admin.runAt(place, 'restore', forged)).told).toContain('is no list of checksums');

    const broken = path.join(admin.folder, 'broken');
    await writeFile(broken, (await readFile(file)).subarray(0, 2000));
    await writeFile(`${broken}.sums.json`, JSON.stringify(sums));
    expect(await admin.runAt(place, 'restore', broken)).toMatchObject({ code: 1, printed: '' });

    const bare = path.join(admin.folder, 'bare');
    await writeFile(bare, await readFile(file));
    const refused = await admin.runAt(place, 'restore', bare);
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.told).toContain(`There are no checksums next to ${bare}`);
    // The refused attempts left nothing, so the valid backup can be restored.
    expect(await admin.runAt(place, 'restore', bare, '--unchecked')).toMatchObject({
      code: 0,
      told: `There is no file of checksums next to ${bare}: the restored data were not checked`,
    });
  });

  test.skipIf(isEmbedded)('a refused restore drops what it brought and nothing else', async () => {
    const place = await admin.vacant();
    const name = path.join(admin.folder, 'wrong');
    await writeFile(name, await readFile(file));
    await writeFile(
      `${name}.sums.json`,
      JSON.stringify({ ...(await readSums()), tasks: { rows: 4, sum: '1' } }),
    );
    await openAt(place, (db) =>
      db.raw(`create view own as select 1 as one;
        create function own_trigger() returns trigger language plpgsql as 'begin return new; end';
        create trigger own_trigger instead of insert on own for each row execute function own_trigger()`),
    );
    expect((await admin.runAt(place, 'restore', name)).told).toContain('nothing is kept of it');
    await openAt(place, async (db) => {
      expect(await db('pg_tables').where({ schemaname: 'public' })).toEqual([]);
      expect(await db('pg_proc').whereRaw(`pronamespace = 'public'::regnamespace`).pluck('proname')).toEqual([
        'own_trigger',
      ]);
    });
    expect(await admin.runAt(place, 'restore', file)).toMatchObject({ code: 0 });
    await openAt(place, requireRestored);
  });

  test.skipIf(isEmbedded)('no server starts on an incomplete restore', async () => {
    const { databaseUrl } = await admin.vacant();
    if (databaseUrl === null) throw new Error('this half has addresses');
    // The state after a process was killed at this point.
    await restorePostgres(databaseUrl, file);
    const started = prepareDatabase(databaseUrl, { migrated: () => undefined, waiting: () => undefined });
    await expect(started).rejects.toThrow('A restore of this database did not come to its end');
  });

  test('a missing file is reported, and nothing is created for it', async () => {
    const missing = path.join(admin.folder, 'missing');
    const refused = { code: 1, printed: '', told: `${missing} is not there` };
    expect(await admin.run('drill', '--file', missing)).toEqual(refused);
    const empty = await admin.vacant();
    expect(await admin.runAt(empty, 'restore', missing)).toEqual(refused);
    expect((await admin.runAt(empty, 'restore', admin.folder)).told).toBe(`${admin.folder} is no file`);
  });

  test.skipIf(isTriedElsewhere)('a drill tries out a backup without touching the database', async () => {
    const before = await readInventory(admin.place);
    // Each kind of database tests one of these ways.
    const { code, printed, told } = await admin.run('drill', ...(isEmbedded ? [] : ['--tasks', '120']));
    expect({ code, told }).toMatchObject({
      code: 0,
      told: expect.stringContaining('every table as it was') as string,
    });
    expect(printed).toMatch(
      /^\d+ rows: restored in \d+\.\d s \(promised: 300\), migrations down and up in \d+\.\d s \(promised: 60\)$/,
    );
    expect(findDifferences(before, await readInventory(admin.place))).toEqual([]);
    expect((await admin.run('drill', '--tasks', '-1')).code).toBe(2);
    expect((await admin.run('drill', '--tasks', '3', '--file', file)).code).toBe(2);
  });

  test.skipIf(isTriedElsewhere)('a drill of a backup without its sums is refused', async () => {
    const bare = path.join(admin.folder, 'bare to drill');
    await writeFile(bare, await readFile(file));
    expect(await admin.run('drill', '--file', bare)).toMatchObject({
      code: 1,
      told: `There are no checksums next to ${bare} to compare with`,
    });
  });

  // Starts a separate process, so only every second run has it, chosen by the seed.
  test.skipIf(isTriedElsewhere || !isDrawn)('an interrupted drill leaves nothing behind', async () => {
    // The path is so long that the sockets of a database in it are in another folder.
    const temporary = await mkdtemp(path.join(admin.folder, 'temporary').padEnd(60, '-'));
    const { dataDir, databaseUrl } = admin.place;
    const { NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, ['--conditions=@eecs/source', MAIN, 'drill', '--tasks', '100'], {
      env: {
        PATH: process.env['PATH'],
        TMPDIR: temporary,
        DATA_DIR: dataDir,
        ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      if (told.includes('made up')) child.kill('SIGTERM');
    });
    expect(await ended).toEqual([143, null]);
    expect(told).not.toContain('restored');
    expect(await readdir(temporary)).toEqual([]);
  });

  test.skipIf(isEmbedded)('a throw-away database is gone after the drill', async () => {
    const left = await admin.open((db) => db('pg_database').where('datname', 'like', 'eecs_drill_%'));
    expect(left).toEqual([]);
  });
});
