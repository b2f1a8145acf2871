import { toStartError } from '../../config/startError.ts';
import type { DatabaseTarget } from '../../db/connect.ts';
import { listMigrations, migrateUp, underLock } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { withClient, type AskWith } from '../../db/withClient.ts';
import { withConnection } from '../../db/withConnection.ts';
import { findDifferences, takeInventory, writeAlike, type Inventory } from '../backup/inventory.ts';
import { requireDatabase, withTarget, type Place } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { copyTable, type CopiedTable, type Column } from './copyTable.ts';
import { orderTables, type Reference } from './orderTables.ts';

/** Tables of the migrator, which are filled when the other tables are created. */
const MIGRATORS_OWN = ['knex_migrations', 'knex_migrations_lock'];

/**
 * Copies everything from the embedded database in the data folder into the PostgreSQL at the address, all or nothing;
 * returns the inventory of the result. Creates missing tables. Rejects with a RefusedError if the address is not set,
 * the PostgreSQL is not empty, one of them is of another version, or a table differs after it was copied.
 */
export async function copyToPostgres({ databaseUrl, dataDir }: Place): Promise<Inventory> {
  if (databaseUrl === null)
    throw new RefusedError('DATABASE_URL is not set: it names the PostgreSQL to copy into');
  const embedded: Place = { databaseUrl: null, dataDir };
  requireDatabase(embedded);
  try {
    return await withTarget(embedded, async (source) => {
      if (!(await isOfThisVersion(source)))
        throw new RefusedError(
          `The embedded database in ${dataDir} is not of this version: run \`migrate\` without DATABASE_URL first`,
        );
      return underLock(databaseUrl, async () => {
        await prepare(databaseUrl);
        return withClient(source, (from) => withClient(databaseUrl, (to) => copyAll(from, to)));
      });
    });
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw toStartError('Nothing was copied', error);
  }
}

/**
 * Creates the tables of a database that has none. Rejects with a RefusedError if they contain rows, or if there are
 * tables of another program.
 */
async function prepare(databaseUrl: string): Promise<void> {
  const tables = await withClient(databaseUrl, listTables);
  if (tables.length === 0) await withConnection(databaseUrl, migrateUp);
  else if (!(await isOfThisVersion(databaseUrl)))
    throw new RefusedError(
      'The database at DATABASE_URL has tables that are not of this version: copy into one that was just created',
    );
}

async function listTables(ask: AskWith): Promise<string[]> {
  const rows = await ask<{ readonly name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}

async function isOfThisVersion(target: DatabaseTarget): Promise<boolean> {
  const migrations = await withConnection(target, listMigrations);
  return migrations.length === MIGRATIONS.length && migrations.every(({ isApplied }) => isApplied);
}

async function copyAll(from: AskWith, to: AskWith): Promise<Inventory> {
  const promised = await takeInventory(from);
  // The copy has no time limit.
  await to('set statement_timeout to 0');
  await to('set idle_in_transaction_session_timeout to 0');
  await to('begin');
  await requireEmpty(to);
  await writeAlike(from);
  for (const table of MIGRATORS_OWN) await to(`delete from public.${table}`);
  for (const table of await describeTables(from)) await copyTable(from, to, table);
  await setSequences(from, to);
  const differences = findDifferences(promised, await takeInventory(to));
  if (differences.length > 0)
    throw new RefusedError(`What was copied differs, and nothing is kept of it: ${differences.join('; ')}`);
  await to('commit');
  return promised;
}

async function requireEmpty(to: AskWith): Promise<void> {
  const inventory = await takeInventory(to);
  const filled = Object.keys(inventory).filter(
    (table) => inventory[table]?.rows !== 0 && !MIGRATORS_OWN.includes(table),
  );
  if (filled.length > 0)
    throw new RefusedError(
      'The database at DATABASE_URL is not empty: copy into one that was just created, before a server starts on it. ' +
        `There are rows in ${filled.join(', ')}`,
    );
}

/** Lists the stored columns of every table; a table comes after those that it references. */
async function describeTables(ask: AskWith): Promise<CopiedTable[]> {
  const columns = await ask<Column & { readonly table: string }>(
    `select relname as table, attname as name, format_type(atttypid, atttypmod) as type
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and attnum > 0 and not attisdropped and attgenerated = ''
     order by relname, attnum`,
  );
  const references = await ask<Reference>(
    `select one.relname as from, other.relname as to from pg_constraint
     join pg_class as one on one.oid = conrelid join pg_class as other on other.oid = confrelid
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const names = [...new Set(columns.map(({ table }) => table))];
  return orderTables(names, references).map((table) => ({
    table,
    columns: columns.filter((column) => column.table === table),
  }));
}

/** Sets the sequences, so that ids continue where they were. */
async function setSequences(from: AskWith, to: AskWith): Promise<void> {
  const sequences = await from<{ readonly name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of sequences) {
    const [state] = await from<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from public.${name}`,
    );
    await to('select setval($1::regclass, $2::bigint, $3::boolean)', [
      `public.${name}`,
      state?.last,
      state?.is_called,
    ]);
  }
}
