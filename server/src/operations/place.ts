import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import type { DatabaseTarget } from '../db/connect.ts';
import { lockDataDir } from '../db/dataDirLock.ts';
import { embeddedFolder, startEmbeddedDatabase } from '../db/embedded.ts';
import { isMigrated } from '../db/migrate.ts';
import { withConnection } from '../db/withConnection.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { RefusedError } from './refusedError.ts';

/** The location of a database: an address, or a data folder with the embedded one. */
export type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Runs a task while no other process can open the data folder. Rejects with a RefusedError if a server has it open. */
export async function whileLocked<T>({ dataDir }: Place, work: () => Promise<T>): Promise<T> {
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    throw new RefusedError(
      `${error.message}. The embedded database belongs to one process: stop the server first.`,
    );
  });
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** Throws a RefusedError if the embedded database would have to be created first. */
export function requireDatabase(place: Place): void {
  if (place.databaseUrl === null && !existsSync(embeddedFolder(place.dataDir)))
    throw new RefusedError(
      `There is no database in ${place.dataDir} (DATA_DIR), and DATABASE_URL is not set`,
    );
}

/** Opens a database for a task; creates a missing embedded one. Rejects with a RefusedError if a server has it open. */
export async function withTarget<T>(place: Place, work: (target: DatabaseTarget) => Promise<T>): Promise<T> {
  if (place.databaseUrl !== null) return work(place.databaseUrl);
  return whileLocked(place, async () => {
    const embedded = await startEmbeddedDatabase(place.dataDir);
    try {
      return await work(embedded.address);
    } finally {
      await embedded.close();
    }
  });
}

/**
 * Opens the database for a task on its data. Rejects with a RefusedError also if it lacks a migration of this version.
 */
export async function withDatabase<T>(place: Place, work: (db: Knex) => Promise<T>): Promise<T> {
  requireDatabase(place);
  return withTarget(place, (target) =>
    withConnection(target, async (db) => {
      await requireMigrated(db);
      return work(db);
    }),
  );
}

/** Rejects with a RefusedError if a database lacks a migration of this version; it may have later ones. */
export async function requireMigrated(db: Knex): Promise<void> {
  const isCurrent = (await db.schema.hasTable('knex_migrations')) && (await isMigrated(db));
  if (!isCurrent)
    throw new RefusedError('The database is not of this version; `migrate --status` shows what it lacks');
}
