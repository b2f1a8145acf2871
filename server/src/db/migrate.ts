import knex, { type Knex } from 'knex';
import pg from 'pg';
import { toStartError } from '../start/startError.ts';
import { toConnection, type DatabaseTarget } from './connect.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { seedProducts } from './seeds/products.ts';
import { seedReleaseNotes } from './seeds/releaseNotes.ts';
import { seedSectionTables } from './seeds/sectionTables.ts';
import { seedStorage } from './seeds/storage.ts';

/** Any fixed number: servers that start together on one database wait for each other under it. */
const ADVISORY_LOCK = 20_261_120;
const LOCK_WAIT_MS = 60_000;

/**
 * Brings the database up to this version and fills what it must contain; returns the names that were applied.
 * Fails with a StartError when the database cannot be reached or is newer than this server.
 */
export async function migrateDatabase(target: DatabaseTarget): Promise<string[]> {
  try {
    return await underLock(target, async () => {
      const db = knex({ client: 'pg', connection: toConnection(target), pool: { min: 0, max: 1 } });
      try {
        const applied = await migrateUp(db);
        await seedReleaseNotes(db);
        await seedSectionTables(db);
        await seedProducts(db);
        await seedStorage(db);
        return applied;
      } finally {
        await db.destroy();
      }
    });
  } catch (error) {
    throw toStartError('Cannot prepare the database', error);
  }
}

/** Applies the missing migrations, each in a transaction. */
export async function migrateUp(db: Knex): Promise<string[]> {
  // The caller holds the advisory lock, so a lock row found here was left by a killed server.
  await db.migrate.forceFreeMigrationsLock(MIGRATOR);
  const [, names] = (await db.migrate.latest(MIGRATOR)) as [number, string[]];
  return names;
}

/** Takes every migration back, newest first. */
export async function migrateDown(db: Knex): Promise<string[]> {
  const [, names] = (await db.migrate.rollback(MIGRATOR, true)) as [number, string[]];
  return names;
}

/** Says whether the database has exactly the migrations of this server. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const rows = await db<{ name: string }>('knex_migrations').select('name').orderBy('id');
  return rows.length === MIGRATIONS.length && rows.every((row, i) => row.name === MIGRATIONS[i]?.name);
}

const MIGRATOR: Knex.MigratorConfig = {
  migrationSource: {
    getMigrations: () => Promise.resolve([...MIGRATIONS]),
    getMigrationName: (migration: Migration) => migration.name,
    getMigration: (migration: Migration) => Promise.resolve(migration),
  },
};

async function underLock<T>(target: DatabaseTarget, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...toConnection(target),
    connectionTimeoutMillis: 5000,
    statement_timeout: LOCK_WAIT_MS,
  });
  // A connection that breaks later also fails the query under way; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
