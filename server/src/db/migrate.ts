import type { Knex } from 'knex';
import { toStartError } from '../config/startError.ts';
import type { DatabaseTarget } from './connect.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { seedProducts } from './seeds/products.ts';
import { seedReleaseNotes } from './seeds/releaseNotes.ts';
import { seedSectionTables } from './seeds/sectionTables.ts';
import { seedStorage } from './seeds/storage.ts';
import { requireLetters } from './requireLetters.ts';
import { withClient } from './withClient.ts';
import { withConnection } from './withConnection.ts';

/** Any fixed number: servers that start at the same time on one database take this lock in turn. */
const ADVISORY_LOCK = 20_261_120;
const LOCK_WAIT_MS = 60_000;

/**
 * Migrates the database to this version and seeds it; returns the names of the applied migrations. Rejects with a
 * StartError if the database cannot be reached or is newer than this server.
 */
export async function migrateDatabase(target: DatabaseTarget): Promise<string[]> {
  return changeDatabase(target, async (db) => {
    const applied = await migrateUp(db);
    await fill(db);
    return applied;
  });
}

/** Seeds the missing rows; what an operator has changed stays. Rejects as `migrateDatabase` does. */
export async function seedDatabase(target: DatabaseTarget): Promise<void> {
  await changeDatabase(target, fill);
}

/** Rolls back the newest migration and returns its name; null if there is none. Rejects as `migrateDatabase` does. */
export async function takeBackMigration(target: DatabaseTarget): Promise<string | null> {
  return changeDatabase(target, migrateDownOne);
}

/** Changes the database under the advisory lock of starting processes, on a connection without time limits. */
async function changeDatabase<T>(target: DatabaseTarget, work: (db: Knex) => Promise<T>): Promise<T> {
  try {
    return await underLock(target, () => withConnection(target, work));
  } catch (error) {
    throw toStartError('Cannot prepare the database', error);
  }
}

async function fill(db: Knex): Promise<void> {
  await seedReleaseNotes(db);
  await seedSectionTables(db);
  await seedProducts(db);
  await seedStorage(db);
}

/**
 * Applies the missing migrations, each in a transaction. Rejects with a StartError for an empty database whose locale
 * would not keep names unique.
 */
export async function migrateUp(db: Knex): Promise<string[]> {
  if (!(await db.schema.hasTable('knex_migrations'))) await requireLetters(db);
  else if (await hasExactly(db)) return [];
  // The caller holds the advisory lock, so a lock row found here was left by a killed server.
  await db.migrate.forceFreeMigrationsLock(MIGRATOR);
  const [, names] = (await db.migrate.latest(MIGRATOR)) as [number, string[]];
  return names;
}

/** Rolls back all migrations, newest first. */
export async function migrateDown(db: Knex): Promise<string[]> {
  const [, names] = (await db.migrate.rollback(MIGRATOR, true)) as [number, string[]];
  return names;
}

/** Rolls back the newest migration and returns its name; null if there is none. */
export async function migrateDownOne(db: Knex): Promise<string | null> {
  const [, names] = (await db.migrate.down(MIGRATOR)) as [number, string[]];
  return names[0] ?? null;
}

/** Lists the migrations of this server, and those that only the database has, with whether each is applied. */
export async function listMigrations(
  db: Knex,
): Promise<{ readonly name: string; readonly isApplied: boolean }[]> {
  const hasAny = await db.schema.hasTable('knex_migrations');
  const applied = hasAny ? await db('knex_migrations').orderBy('id').pluck<string[]>('name') : [];
  const known = MIGRATIONS.map(({ name }) => name);
  const names = [...known, ...applied.filter((name) => !known.includes(name))];
  return names.map((name) => ({ name, isApplied: applied.includes(name) }));
}

/**
 * Returns whether the database has all migrations of this server. It may have later ones: while servers are replaced
 * one by one, the first new one has expanded the database, and the others go on until their turn.
 */
export async function isMigrated(db: Knex): Promise<boolean> {
  const rows = await db<{ name: string }>('knex_migrations').select('name').orderBy('id');
  return MIGRATIONS.every(({ name }, i) => rows[i]?.name === name);
}

/** Returns whether the database has exactly the migrations of this server, as at nearly every start. */
async function hasExactly(db: Knex): Promise<boolean> {
  const names = await db('knex_migrations').orderBy('id').pluck<string[]>('name');
  return names.length === MIGRATIONS.length && MIGRATIONS.every(({ name }, i) => names[i] === name);
}

const MIGRATOR: Knex.MigratorConfig = {
  migrationSource: {
    getMigrations: () => Promise.resolve([...MIGRATIONS]),
    getMigrationName: (migration: Migration) => migration.name,
    getMigration: (migration: Migration) => Promise.resolve(migration),
  },
};

/** Runs a task while no starting process changes the database; waits for one that does. */
export function underLock<T>(target: DatabaseTarget, work: () => Promise<T>): Promise<T> {
  return withClient(
    target,
    async (ask) => {
      await ask('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
      return work();
    },
    { statement_timeout: LOCK_WAIT_MS },
  );
}
