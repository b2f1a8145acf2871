import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { withConnection } from '../../db/withConnection.ts';
import { codeOf } from '../../text/errorCode.ts';
import { withTarget, type Place } from '../place.ts';
import { writeNewFile } from '../newFile.ts';
import { RefusedError } from '../refusedError.ts';
import { dumpEmbedded, removeEmbedded, restoreEmbedded } from './embedded.ts';
import { findDifferences, parseInventory, takeInventory, type Inventory } from './inventory.ts';
import { dumpPostgres, emptyPostgres, restorePostgres } from './postgres.ts';

/** Returns the file of a backup's checksums, which is next to it. */
export function sumsFile(file: string): string {
  return `${file}.sums.json`;
}

/**
 * Writes a backup, and next to it the checksums of its tables; only their owner can read either. Rejects with a
 * RefusedError if such a file exists.
 */
export async function backUp(place: Place, file: string): Promise<Inventory> {
  // Both files are created first, because the tools would make them readable for others.
  for (const name of [file, sumsFile(file)]) await writeNewFile(name, '');
  try {
    const inventory =
      place.databaseUrl === null
        ? await dumpEmbedded(place, file)
        : await dumpPostgres(place.databaseUrl, file);
    await writeFile(sumsFile(file), `${JSON.stringify(inventory, null, 2)}\n`);
    return inventory;
  } catch (error) {
    for (const name of [file, sumsFile(file)]) await rm(name, { force: true });
    throw error;
  }
}

/** Rejects with a RefusedError if no file of this name can be read. */
export async function requireBackup(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    const why = codeOf(error) === 'ENOENT' ? 'is not there' : `cannot be read: ${codeOf(error)}`;
    throw new RefusedError(`${file} ${why}`, { cause: error });
  });
  if (!found.isFile()) throw new RefusedError(`${file} is no file`);
}

/**
 * Restores a backup into an empty database and compares every table with the checksums next to the file; returns null
 * if there are no checksums and none are needed. Rejects with a RefusedError before anything is written if needed
 * checksums are missing or the database is not empty; also if the restored data differ from the backup, after emptying
 * the database again.
 */
export async function restore(
  place: Place,
  file: string,
  { needsSums }: { readonly needsSums: boolean },
): Promise<Inventory | null> {
  await requireBackup(file);
  const promised = await readSums(file);
  if (promised === null && needsSums)
    throw new RefusedError(
      `There are no checksums next to ${file}, so nothing can be compared: put ${sumsFile(file)} there, or run restore --unchecked`,
    );
  let found: Inventory | null = null;
  if (place.databaseUrl === null) found = await restoreEmbedded(place, file);
  else await restorePostgres(place.databaseUrl, file);
  if (promised === null) return null;
  const differences = findDifferences(promised, found ?? (await readInventory(place)));
  if (differences.length > 0) {
    // The server must not serve from it.
    if (place.databaseUrl === null) await removeEmbedded(place);
    else await emptyPostgres(place.databaseUrl);
    throw new RefusedError(
      `What was restored differs from what was backed up, and nothing is kept of it: ${differences.join('; ')}`,
    );
  }
  return promised;
}

/** Describes the contents of a database. */
export function readInventory(place: Place): Promise<Inventory> {
  return withTarget(place, (target) =>
    withConnection(target, (db) =>
      takeInventory(async (sql) => (await db.raw<{ rows: Record<string, unknown>[] }>(sql)).rows),
    ),
  );
}

async function readSums(file: string): Promise<Inventory | null> {
  let text: string;
  try {
    text = await readFile(sumsFile(file), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const sums = parseInventory(text);
  if (sums !== null) return sums;
  throw new RefusedError(
    `${sumsFile(file)} is no list of checksums; remove it and run restore --unchecked to restore without it`,
  );
}
