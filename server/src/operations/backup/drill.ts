import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { migrateDatabase, migrateDown, migrateDownOne, migrateUp } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { withConnection } from '../../db/withConnection.ts';
import { withTarget, type Place } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { backUp, requireBackup, restore } from './backup.ts';
import { withCleanUp, type CleanUp } from './cleanUp.ts';
import { countRows } from './inventory.ts';
import { addMadeUpTasks } from './madeUpTasks.ts';
import { createThrowAway, createThrowAwayFolder } from './throwAway.ts';

/** The promised times for 100 000 tasks, ms. */
export const PROMISED = { restoreMs: 300_000, migrationsMs: 60_000 } as const;

export interface DrillOptions {
  /** The backup to test; without it one is made now, and deleted afterwards. */
  readonly file?: string;
  /** Number of synthetic tasks to back up instead of the data at the place. */
  readonly tasks?: number;
  /** Called with one line at the end of each step. */
  readonly report: (line: string) => void;
}

export interface DrillFigures {
  readonly rows: number;
  /** Null if the backup existed already. */
  readonly backupMs: number | null;
  readonly restoreMs: number;
  readonly migrationsMs: number;
}

/**
 * Restores a backup into a temporary database, compares every table with what was backed up, and runs every migration
 * down and up on it. The database at the place is only read; everything created is removed, even if the process is told
 * to end. Rejects with a RefusedError if something differs.
 */
export async function drill(place: Place, options: DrillOptions): Promise<DrillFigures> {
  if (options.file !== undefined) await requireBackup(options.file);
  return withCleanUp(async (cleanUp) => {
    const source = await prepareSource(place, options, cleanUp);
    const copy = await createThrowAway(place, cleanUp);
    return drillWith(source, copy, options, cleanUp);
  });
}

async function prepareSource(
  place: Place,
  { tasks, report }: DrillOptions,
  cleanUp: CleanUp,
): Promise<Place> {
  if (tasks === undefined) return place;
  const source = await createThrowAway(place, cleanUp);
  await withTarget(source, async (target) => {
    await migrateDatabase(target);
    await withConnection(target, (db) => addMadeUpTasks(db, tasks));
  });
  report(`made up ${tasks} tasks`);
  return source;
}

async function drillWith(
  source: Place,
  copy: Place,
  { file, report }: DrillOptions,
  cleanUp: CleanUp,
): Promise<DrillFigures> {
  const own = path.join(await createThrowAwayFolder(cleanUp), 'backup');
  const backupMs = file === undefined ? await time(() => backUp(source, own)) : null;
  const { size } = await stat(file ?? own);
  if (backupMs !== null) report(`backed up in ${seconds(backupMs)}, ${(size / 1e6).toFixed(1)} MB`);
  let rows = 0;
  const restoreMs = await time(async () => {
    const inventory = await restore(copy, file ?? own, { needsSums: false });
    if (inventory === null) throw new RefusedError(`There are no checksums next to ${file} to compare with`);
    rows = countRows(inventory);
  });
  report(`restored in ${seconds(restoreMs)}: ${rows} rows, every table as it was`);
  const migrationsMs = await withTarget(copy, (target) =>
    withConnection(target, (db) => time(() => runMigrations(db))),
  );
  report(`ran ${MIGRATIONS.length} migrations down and up in ${seconds(migrationsMs)}`);
  return { rows, backupMs, restoreMs, migrationsMs };
}

/**
 * Rolls back and reapplies first the newest migration alone, with all the rows, as when a release is withdrawn; then
 * all of them. A backup may be of an older version.
 */
async function runMigrations(db: Knex): Promise<void> {
  await migrateUp(db);
  await migrateDownOne(db);
  await migrateUp(db);
  await migrateDown(db);
  const applied = await migrateUp(db);
  if (applied.length !== MIGRATIONS.length)
    throw new RefusedError(`Of ${MIGRATIONS.length} migrations ${applied.length} came up again`);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
