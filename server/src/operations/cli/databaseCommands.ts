import { listMigrations, migrateDatabase, seedDatabase, takeBackMigration } from '../../db/migrate.ts';
import { readConfig } from '../../config/config.ts';
import { countRows } from '../backup/inventory.ts';
import { copyToPostgres } from '../move/copyToPostgres.ts';
import { purge } from '../purge.ts';
import { withConnection } from '../../db/withConnection.ts';
import { requireDatabase, requireMigrated, withDatabase, withTarget } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { UsageError, type Command } from './command.ts';

/** The operator's commands on the database as a whole. */
export const DATABASE_COMMANDS = {
  migrate: {
    flags: ['status', 'down-one', 'yes'],
    about: 'migrates the database to this version; --status lists migrations, --down-one reverts the newest',
    options: {
      status: 'changes nothing and lists migrations, applied or missing',
      'down-one': 'reverts the newest migration; everything in its tables is lost',
      yes: 'confirms --down-one; without it the command only names the migration',
    },
    run: ({ flags }, { env, print }) => {
      if (flags.has('status') && flags.has('down-one'))
        throw new UsageError('--status and --down-one cannot be combined');
      const place = readConfig(env);
      if (flags.size > 0) requireDatabase(place);
      return withTarget(place, async (target) => {
        const migrations = await withConnection(target, listMigrations);
        if (flags.has('status')) {
          for (const { name, isApplied } of migrations)
            print(`${isApplied ? 'applied' : 'missing'}  ${name}`);
          return;
        }
        if (!flags.has('down-one')) {
          const applied = await migrateDatabase(target);
          for (const name of applied) print(`applied  ${name}`);
          if (applied.length === 0) print('The database is up to date');
          return;
        }
        const newest = migrations.findLast(({ isApplied }) => isApplied);
        if (newest === undefined) throw new RefusedError('There is no migration to revert');
        if (!flags.has('yes'))
          throw new RefusedError(
            `${newest.name} would be reverted, with everything in its tables. Add --yes to do it.`,
          );
        print(`reverted  ${await takeBackMigration(target)}`);
      });
    },
  },
  seed: {
    about: 'adds missing shipped tables, products and release notes; keeps what you changed',
    run: (_input, { env, print }) => {
      const place = readConfig(env);
      requireDatabase(place);
      return withTarget(place, async (target) => {
        await withConnection(target, requireMigrated);
        await seedDatabase(target);
        print('No shipped data are missing');
      });
    },
  },
  'copy-to-postgres': {
    about:
      'copies the embedded database in DATA_DIR into the empty PostgreSQL at DATABASE_URL, and compares them',
    run: async (_input, { env, print }) => {
      const place = readConfig(env);
      const inventory = await copyToPostgres(place);
      for (const [table, { rows }] of Object.entries(inventory))
        print(`${String(rows).padStart(8)}  ${table}`);
      print(`${countRows(inventory)} rows are in PostgreSQL; every table equals that in ${place.dataDir}`);
    },
  },
  purge: {
    about: 'removes expired data, as the running server does every hour',
    more: 'Removed data cannot be restored; docs/operating.md states how long data are kept.',
    run: (_input, { env, clock, print }) =>
      withDatabase(readConfig(env), async (db) => {
        const counts = await purge(db, clock());
        for (const [kind, count] of Object.entries(counts)) print(`${String(count).padStart(8)}  ${kind}`);
      }),
  },
} as const satisfies Readonly<Record<string, Command>>;
