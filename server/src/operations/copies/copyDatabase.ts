import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { Piscina } from 'piscina';
import { makePrivateFolder } from '../../config/privateFolder.ts';
import { embeddedFolder } from '../../db/embedded.ts';
import { endThreads } from '../../flow/endThreads.ts';
import { RefusedError } from '../refusedError.ts';
import { copiesFolder, copyFile, removeExpired } from './copiesFolder.ts';
import type { CopiedLog, FinishedCopy } from './copyWorker.ts';

export interface CopyOptions {
  /** Data folder of the embedded database that `db` uses. */
  readonly dataDir: string;
  /** UTC, ms. */
  readonly at: number;
  /** Niceness of the thread that does the work, on Linux. */
  readonly niceness: number;
  /** Aborts the copy and removes its files. */
  readonly signal: AbortSignal;
}

/** A finished copy: opened, restored as a test and compared. */
export interface MadeCopy {
  readonly file: string;
  readonly rows: number;
  /** Position in the log of the database when the copy was finished: it stays the same until something is written. */
  readonly position: string;
}

/** The copied files, the archive made of them and the test database are all on the disk for a while. */
const TIMES_SIZE = 3;
/** Space that is left for data saved in the meantime, bytes. */
const LEFT_BYTES = 256 * 1024 * 1024;

/**
 * Copies the embedded database while it is in use, into a file of `DATA_DIR/copies` that `restore` accepts; then
 * removes copies that are no longer needed. Database calls wait only for its checkpoint at the beginning. Rejects with
 * a RefusedError if the disk lacks space, or if the copy is incomplete.
 */
export async function copyDatabase(db: Knex, options: CopyOptions): Promise<MadeCopy> {
  const { dataDir, at, niceness, signal } = options;
  const folder = copiesFolder(dataDir);
  const making = path.join(folder, 'making');
  await makePrivateFolder(folder);
  // Left by a copy that was interrupted.
  await rm(making, { recursive: true, force: true });
  await makePrivateFolder(making);
  const threads = createThreads(niceness);
  const run = <T>(name: string, task: unknown) => threads.run(task, { name, signal }) as Promise<T>;
  try {
    const [from, to] = [embeddedFolder(dataDir), embeddedFolder(making)];
    await requireRoom(folder, await run<number>('measure', from));
    const { label, last, position } = await whileBackedUp(db, () => run('copyFiles', { from, to }));
    await run('copyLog', { from, to, label, last } satisfies CopiedLog);
    const file = copyFile(dataDir, at);
    const rows = await run<number>('finish', { making, file } satisfies FinishedCopy);
    await removeExpired(dataDir);
    return { file, rows, position };
  } finally {
    // Ending the threads frees the memory of the two databases that they opened.
    await endThreads(threads);
    await rm(making, { recursive: true, force: true });
  }
}

/** Returns the current position in the log of the database. */
export async function readPosition(db: Knex): Promise<string> {
  const [row] = await ask<{ position: string }>(db, 'select pg_current_wal_insert_lsn()::text as position');
  return String(row?.position);
}

interface BackedUp {
  readonly label: string;
  readonly last: string;
  readonly position: string;
}

/**
 * Runs a task while the database is in backup mode, in which it logs enough to repair files that were copied while in
 * use.
 */
async function whileBackedUp(db: Knex, work: () => Promise<unknown>): Promise<BackedUp> {
  let isStopped = false;
  const stop = async () => {
    const [row] = await ask<Omit<BackedUp, 'position'>>(
      db,
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    isStopped = true;
    return { label: String(row?.label), last: String(row?.last) };
  };
  try {
    await ask(db, "select pg_backup_start('eecs', true)");
    await work();
    const stopped = await stop();
    return { ...stopped, position: await readPosition(db) };
  } finally {
    // An unfinished backup, for whatever reason, would prevent the next one.
    if (!isStopped) await stop().catch(() => undefined);
  }
}

async function ask<Row>(db: Knex, sql: string): Promise<readonly Row[]> {
  return (await db.raw<{ rows: Row[] }>(sql)).rows;
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [needed, free] = [TIMES_SIZE * bytes + LEFT_BYTES, bavail * bsize];
  if (free < needed)
    throw new RefusedError(
      `A copy of the database needs ${toMiB(needed)} MiB on the disk of ${folder}, which has ${toMiB(free)}`,
    );
}

function toMiB(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

function createThreads(niceness: number): Piscina {
  const pool = new Piscina({
    filename: new URL('./copyWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // The thread is idle for a moment between two steps.
    idleTimeout: 60_000,
    execArgv: ['--conditions=@eecs/source'],
    niceIncrement: process.platform === 'linux' ? niceness : 0,
  });
  // A thread ended while idle. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
