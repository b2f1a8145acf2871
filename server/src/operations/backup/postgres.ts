import { requireLetters } from '../../db/requireLetters.ts';
import { dropSinceMark, markRestoring } from '../../db/restoreMark.ts';
import { withClient } from '../../db/withClient.ts';
import { withConnection } from '../../db/withConnection.ts';
import { RefusedError } from '../refusedError.ts';
import { takeInventory, type Inventory } from './inventory.ts';
import { runPostgresTool } from './postgresTools.ts';

/** Writes a dump of one moment into an existing file; returns the inventory of the database at that moment. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<Inventory> {
  return withClient(databaseUrl, async (ask) => {
    // A dump has no time limit.
    await ask('set statement_timeout to 0');
    await ask('set idle_in_transaction_session_timeout to 0');
    await ask('begin isolation level repeatable read read only');
    const [row] = await ask('select pg_export_snapshot() as snapshot');
    const snapshot = `--snapshot=${String(row?.['snapshot'])}`;
    await runPostgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      // The lowest level: large values are compressed already, and a higher level would take most of the time.
      '--compress=1',
      '--no-owner',
      '--no-privileges',
      snapshot,
      `--file=${file}`,
    ]);
    const inventory = await takeInventory(ask);
    await ask('commit');
    return inventory;
  });
}

/**
 * Where the server supports it, LZ4 compresses large values in a fraction of the time of the default method; solutions
 * are most of a backup.
 */
const QUICK_PACKING = { default_toast_compression: 'lz4' } as const;

/**
 * Restores a dump into an empty database, all or nothing, and marks it as not yet safe to serve from. Rejects with a
 * RefusedError if the database is not empty, and with a StartError if its locale would not keep names unique.
 */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const settings = await withClient(databaseUrl, async (ask) => {
    const tables = await ask(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    if (tables.length > 0)
      throw new RefusedError('The database is not empty: restore into one that was just created');
    const hasQuick = await ask(
      `select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`,
    );
    return hasQuick.length > 0 ? QUICK_PACKING : {};
  });
  await withConnection(databaseUrl, requireLetters);
  await withClient(databaseUrl, markRestoring);
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', file];
  try {
    await runPostgresTool('pg_restore', databaseUrl, args, settings);
  } catch (error) {
    await emptyPostgres(databaseUrl);
    throw error;
  }
}

/** Drops what `restorePostgres` created, and nothing else. */
export async function emptyPostgres(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, dropSinceMark);
}
