import { copyFile, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncPlace } from '../../db/openEmbedded.ts';
import { dropSocketDir } from '../../db/socketDir.ts';
import { codeOf } from '../../text/errorCode.ts';
import { backUp, restore, sumsFile } from '../backup/backup.ts';
import { countRows } from '../backup/inventory.ts';

// Makes a copy in a thread of low priority, which leaves processor and disk to those that answer requests.

const LOG = 'pg_wal';
/** Files that belong only to the running process, or are created anew when a database opens. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_stat_tmp', 'pg_replslot']);

/** Sums the sizes of the files in a folder, bytes. */
export async function measure(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    bytes += await unlessGone(async () => (await stat(path.join(entry.parentPath, entry.name))).size, 0);
  }
  return bytes;
}

/** Copies the files of a database in use, except its log, each in its state at the time of copying. */
export async function copyFiles({ from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === LOG) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFiles({ from: source, to: target });
    // The log also contains the removal of a table that was dropped in the meantime.
    else await unlessGone(() => copyFile(source, target), undefined);
  }
}

export interface CopiedLog {
  readonly from: string;
  readonly to: string;
  /** The answer of `pg_backup_stop`: where the log of the copy begins. */
  readonly label: string;
  /** The log file in which it ends. */
  readonly last: string;
}

/** Adds the log from the time of copying, which makes the files consistent with one moment. */
export async function copyLog({ from, to, label, last }: CopiedLog): Promise<void> {
  const first = /^START WAL LOCATION: \S+ \(file (\w+)\)/.exec(label)?.[1];
  if (first === undefined) throw new Error('`copyLog` does not know where the log begins');
  const names = await readdir(path.join(from, LOG));
  const wanted = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  for (const name of wanted) await copyFile(path.join(from, LOG, name), path.join(to, LOG, name));
  await mkdir(path.join(to, LOG, 'archive_status'), { mode: 0o700 });
  await mkdir(path.join(to, 'pg_replslot'), { mode: 0o700 });
  await mkdir(path.join(to, 'pg_stat_tmp'), { mode: 0o700 });
  await writeFile(path.join(to, 'backup_label'), label, { mode: 0o600 });
}

export interface FinishedCopy {
  /** Temporary data folder with the copied files. */
  readonly making: string;
  /** Path of the finished copy. */
  readonly file: string;
}

/**
 * Opens the copied files, writes a backup of their contents, and restores that as a test: every row is read twice and
 * compared by checksums. Returns the number of rows. Only a verified backup is moved to its place.
 */
export async function finish({ making, file }: FinishedCopy): Promise<number> {
  const trial = path.join(making, 'trial');
  const written = path.join(making, 'backup');
  try {
    const inventory = await backUp({ databaseUrl: null, dataDir: making }, written);
    await mkdir(trial, { mode: 0o700 });
    await restore({ databaseUrl: null, dataDir: trial }, written, { needsSums: true });
    for (const name of [written, sumsFile(written)]) syncPlace(name);
    // The checksums are moved first, because a copy without them is not valid.
    await rename(sumsFile(written), sumsFile(file));
    await rename(written, file);
    syncPlace(path.dirname(file));
    return countRows(inventory);
  } finally {
    // The sockets of a data folder with a long path are in another folder.
    for (const place of [making, trial]) await dropSocketDir(place);
  }
}

async function unlessGone<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return otherwise;
    throw error;
  }
}
