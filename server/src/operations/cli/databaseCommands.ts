import { listMigrations, migrateDatabase, seedDatabase, takeBackMigration } from '../../db/migrate.ts';
import { readConfig } from '../../config/config.ts';
import { countRows } from '../backup/inventory.ts';
import { copyToPostgres } from '../move/copyToPostgres.ts';
import { purge } from '../purge.ts';
import { withConnection } from '../../db/withConnection.ts';
import { requireDatabase, requireMigrated, withDatabase, withTarget } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { UsageError, type Command } from './command.ts';

/** Commands of an operator on the database as a whole. */
export const DATABASE_COMMANDS = {
  migrate: {
    flags: ['status', 'down-one', 'yes'],
    about:
      'brings the database up to this version; --status lists migrations, --down-one takes the newest back',
    options: {
      status: 'changes nothing and lists migrations, applied or missing',
      'down-one': 'takes the newest migration back, with everything its tables hold: that is lost',
      yes: 'does what --down-one would do; without it only the name is said',
    },
    run: ({ flags }, { env, print }) => {
      if (flags.has('status') && flags.has('down-one'))
        throw new UsageError('--status and --down-one are two things');
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
          if (applied.length === 0) print('Nothing was missing');
          return;
        }
        const newest = migrations.findLast(({ isApplied }) => isApplied);
        if (newest === undefined) throw new RefusedError('There is no migration to take back');
        if (!flags.has('yes'))
          throw new RefusedError(
            `${newest.name} would be taken back, with everything its tables hold. Say --yes to do it.`,
          );
        print(`taken back  ${await takeBackMigration(target)}`);
      });
    },
  },
  seed: {
    about: 'fills in shipped tables, products and release notes that are missing; what you changed stays',
    run: (_said, { env, print }) => {
      const place = readConfig(env);
      requireDatabase(place);
      return withTarget(place, async (target) => {
        await withConnection(target, requireMigrated);
        await seedDatabase(target);
        print('Everything shipped is there');
      });
    },
  },
  'copy-to-postgres': {
    about:
      'copies the embedded database in DATA_DIR into the empty PostgreSQL at DATABASE_URL, and compares them',
    run: async (_said, { env, print }) => {
      const place = readConfig(env);
      const inventory = await copyToPostgres(place);
      for (const [table, { rows }] of Object.entries(inventory))
        print(`${String(rows).padStart(8)}  ${table}`);
      print(`${countRows(inventory)} rows are in PostgreSQL, every table as it is in ${place.dataDir}`);
    },
  },
  purge: {
    about: 'removes everything that has expired, as the running server does every hour',
    more: 'What it removes is gone for good: the terms are in docs/operating.md.',
    run: (_said, { env, clock, print }) =>
      withDatabase(readConfig(env), async (db) => {
        const counts = await purge(db, clock());
        for (const [kind, count] of Object.entries(counts)) print(`${String(count).padStart(8)}  ${kind}`);
      }),
  },
} as const satisfies Readonly<Record<string, Command>>;
