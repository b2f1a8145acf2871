import { openAsBlob } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { makePrivateFolder } from '../../start/privateFolder.ts';
import { embeddedFolder, requireDatabase, whileLocked, type Place } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { takeInventory, type Inventory } from './inventory.ts';

/** Writes the files of the embedded database, which no server has open, into one that is there already; says what was in it. */
export async function dumpEmbedded(place: Place, file: string): Promise<Inventory> {
  requireDatabase(place);
  return whileLocked(place, async () => {
    const db = await PGlite.create(embeddedFolder(place));
    try {
      const inventory = await takeInventory(
        async (sql) => (await db.query<Record<string, unknown>>(sql)).rows,
      );
      await writeFile(file, (await db.dumpDataDir('gzip')).stream());
      return inventory;
    } finally {
      await db.close();
    }
  });
}

/** Makes an embedded database of such a file. Rejects with a RefusedError where there is one already. */
export async function restoreEmbedded(place: Place, file: string): Promise<void> {
  const folder = embeddedFolder(place);
  await whileLocked(place, async () => {
    await makePrivateFolder(folder);
    if ((await readdir(folder)).length > 0)
      throw new RefusedError(`${folder} is not empty: move it away, or choose another DATA_DIR`);
    try {
      const db = await PGlite.create(folder, { loadDataDir: await openAsBlob(file) });
      await db.close();
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw new RefusedError(`${file} is no backup of an embedded database`, { cause: error });
    }
  });
}
