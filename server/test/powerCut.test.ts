import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedFolder } from '../src/db/embedded.ts';
import { openEmbedded } from '../src/db/openEmbedded.ts';
import { copyEmbedded } from './support/database.ts';
import { keepCompiled } from './support/keepCompiled.ts';
import { makeTemporaryFolder } from './support/temporaryFolder.ts';
import { createUnsyncedDisk, type UnsyncedDisk } from './support/unsyncedDisk.ts';

const isEmbedded = process.env['EECS_TEST_DATABASE'] === 'embedded';
/** Tag of the message by which PostgreSQL reports that a statement has finished and its changes are committed. */
const READY_FOR_QUERY = 'Z'.charCodeAt(0);

describe.runIf(isEmbedded)('the embedded database when the power is cut', { timeout: 120_000 }, () => {
  let dir: string;
  let folder: string;
  let disk: UnsyncedDisk;
  let db: PGlite;

  beforeAll(async () => {
    await keepCompiled();
    dir = await makeTemporaryFolder('eecs-cut-');
    copyEmbedded('empty', dir);
    folder = embeddedFolder(dir);
    disk = createUnsyncedDisk(folder);
    db = await openEmbedded(folder, { sync: disk.sync });
  }, 120_000);

  afterAll(async () => {
    await db.close();
    await rm(dir, { recursive: true, force: true });
  });

  /** Reads the table as it would be after a power cut now. */
  const readAfterCut = async (): Promise<unknown[]> => {
    const place = path.join(dir, 'after');
    disk.leaveIn(place);
    const left = await openEmbedded(place);
    const { rows } = await left.query<{ word: string }>('select word from saved order by word');
    await left.close();
    return rows.map(({ word }) => word);
  };

  test('runs with everything on that brings a commit onto the disk', async () => {
    const { rows } = await db.query(
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });

  test('answers a commit after its log was brought onto the disk', async () => {
    await db.exec('create table saved (word text primary key)');
    const before = disk.count();
    let atAnswer: number | null = null;
    await db.execProtocolRawStream(toQuery("insert into saved values ('first')"), {
      onRawData: (bytes) => {
        if (bytes.at(-6) === READY_FOR_QUERY) atAnswer = disk.count();
      },
    });
    expect(atAnswer).toBeGreaterThan(before);
  });

  test('has every row it acknowledged, also in new log files and tables, and after a checkpoint', async () => {
    const words = ['first'];
    const save = async (word: string) => {
      await db.query('insert into saved values ($1)', [word]);
      words.push(word);
    };
    await save('in the first log file');
    await db.exec('select pg_switch_wal()');
    await save('in the second');
    await db.exec('create table other (n int); insert into other values (1)');
    await db.exec('checkpoint');
    await save('after a checkpoint');
    expect(await readAfterCut()).toEqual(words.toSorted());
    await db.exec('begin');
    await db.query("insert into saved values ('not committed')");
    expect(await readAfterCut()).toEqual(words.toSorted());
    await db.exec('rollback');
  });

  test('begins anew where its making was cut, and leaves a whole one alone', async () => {
    const place = path.join(dir, 'after');
    const mark = path.join(place, 'eecs-unfinished');
    await rm(path.join(place, 'global'), { recursive: true });
    writeFileSync(mark, '');
    // The database is restored from a dump, which is faster than creating an empty one.
    const dump = await db.dumpDataDir('none');
    const made = await openEmbedded(place, { dump });
    expect((await made.query('select count(*)::int as count from saved')).rows).toEqual([{ count: 4 }]);
    await made.exec('create table kept (n int)');
    await made.close();
    expect(existsSync(mark)).toBe(false);
    const again = await openEmbedded(place);
    expect((await again.query('select n from kept')).rows).toEqual([]);
    await again.close();
  });
});

/** A simple query of the protocol. */
function toQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
