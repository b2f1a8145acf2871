import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { makePrivateFolder } from '../../config/privateFolder.ts';
import { embeddedFolder } from '../../db/embedded.ts';
import { openEmbedded, syncPlace } from '../../db/openEmbedded.ts';
import { nameMoment } from './nameMoment.ts';
import { requireDatabase, whileLocked, type Place } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { takeInventory, type Inventory } from './inventory.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Writes the files of the embedded database, which no server has open, into an existing file; returns the inventory of
 * the database.
 */
export async function dumpEmbedded(place: Place, file: string): Promise<Inventory> {
  requireDatabase(place);
  return whileLocked(place, async () => {
    const db = await openEmbedded(embeddedFolder(place.dataDir));
    try {
      const inventory = await readRows(db);
      const tar = await (await db.dumpDataDir('none')).arrayBuffer();
      // The archive is packed here rather than by PGlite, which does not report errors in a damaged file to the caller.
      await writeFile(file, await pack(tar, { level: constants.Z_BEST_SPEED }));
      return inventory;
    } finally {
      await db.close();
    }
  });
}

function readRows(db: PGlite): Promise<Inventory> {
  return takeInventory(async (sql) => (await db.query<Record<string, unknown>>(sql)).rows);
}

/**
 * Restores an embedded database from a copy and returns its inventory. Rejects with a RefusedError if a database exists
 * already, or if the file cannot be read completely.
 */
export async function restoreEmbedded(place: Place, file: string): Promise<Inventory> {
  const folder = embeddedFolder(place.dataDir);
  return whileLocked(place, async () => {
    await makePrivateFolder(folder);
    await requireEmpty(folder);
    try {
      const db = await openEmbedded(folder, { dump: new Blob([await unpack(await readFile(file))]) });
      try {
        return await readRows(db);
      } finally {
        await db.close();
      }
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw new RefusedError(`${file} is no whole backup of an embedded database`, { cause: error });
    }
  });
}

export interface StagedOptions {
  /** Moves an existing database aside, under a name with this time (UTC, ms), instead of refusing. */
  readonly asideAt?: number;
}

/**
 * Prepares a database next to that of a data folder and moves it into place at the end: if the process ends before,
 * there is no database, or still the old one. Rejects with a RefusedError if there is one that may not be moved aside.
 */
export async function whileStaged<T>(
  place: Place,
  work: (staged: Place) => Promise<T>,
  { asideAt }: StagedOptions = {},
): Promise<T> {
  return whileLocked(place, async () => {
    const folder = embeddedFolder(place.dataDir);
    await makePrivateFolder(folder);
    if (asideAt === undefined) await requireEmpty(folder);
    const staged: Place = { databaseUrl: null, dataDir: path.join(place.dataDir, 'restoring') };
    // Left by a run that was interrupted.
    await rm(staged.dataDir, { recursive: true, force: true });
    await makePrivateFolder(staged.dataDir);
    try {
      const result = await work(staged);
      if (asideAt !== undefined && (await readdir(folder)).length > 0)
        await rename(folder, `${folder}.${nameMoment(asideAt)}`);
      await rename(embeddedFolder(staged.dataDir), folder);
      syncPlace(place.dataDir);
      return result;
    } finally {
      await rm(staged.dataDir, { recursive: true, force: true });
    }
  });
}

async function requireEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0)
    throw new RefusedError(`${folder} is not empty: move it away, or choose another DATA_DIR`);
}

/** Removes what `restoreEmbedded` created. */
export async function removeEmbedded(place: Place): Promise<void> {
  await whileLocked(place, () => rm(embeddedFolder(place.dataDir), { recursive: true, force: true }));
}
