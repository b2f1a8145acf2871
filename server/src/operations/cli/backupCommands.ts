import { readFile } from 'node:fs/promises';
import { migrateDatabase } from '../../db/migrate.ts';
import { readConfig } from '../../config/config.ts';
import { backUp, requireBackup, restore, sumsFile } from '../backup/backup.ts';
import { whileStaged } from '../backup/embedded.ts';
import { drill, PROMISED } from '../backup/drill.ts';
import { countRows, parseInventory } from '../backup/inventory.ts';
import { listCopies } from '../copies/copiesFolder.ts';
import { withConnection } from '../../db/withConnection.ts';
import { withTarget, type Place } from '../place.ts';
import { RefusedError } from '../refusedError.ts';
import { settleRestored } from '../settleRestored.ts';
import { ACTOR, UsageError, type Command } from './command.ts';
import { resolveFile } from './resolveFile.ts';

/** Maximum number of tasks: they are generated in one transaction, and are on the disk three times during the drill. */
const MOST_TASKS = 1_000_000;

/** The operator's commands for backups, against the loss of the database. */
export const BACKUP_COMMANDS = {
  backup: {
    words: ['file'],
    about: 'saves the whole database in a file, and checksums of its tables next to it',
    run: async ({ words: [word = ''] }, surroundings) => {
      const file = resolveFile(word, surroundings);
      const inventory = await backUp(readConfig(surroundings.env), file);
      surroundings.print(`${countRows(inventory)} rows are in ${file}, their sums in ${sumsFile(file)}`);
    },
  },
  restore: {
    words: ['file'],
    flags: ['unchecked', 'aside'],
    about: 'reads a backup into an empty database, compares the checksums, and migrates it to this version',
    options: {
      unchecked: 'accepts a backup without its file of checksums',
      aside: 'moves an existing embedded database aside once the restored one has been checked',
    },
    more: 'Afterwards sessions, mailed links and unsent mails are void.',
    run: async ({ words: [word = ''], flags }, surroundings) => {
      const { env, clock, print, log } = surroundings;
      const [place, file] = [readConfig(env), resolveFile(word, surroundings)];
      const bringBack = async (into: Place) => {
        const found = await restore(into, file, { needsSums: !flags.has('unchecked') });
        await withTarget(into, async (target) => {
          await migrateDatabase(target);
          await withConnection(target, (db) => settleRestored(db, { at: clock(), actor: ACTOR }));
        });
        return found;
      };
      await requireBackup(file);
      const isAside = flags.has('aside');
      if (isAside && place.databaseUrl !== null)
        throw new UsageError('--aside is for the embedded database; for PostgreSQL create an empty database');
      const inventory =
        place.databaseUrl === null
          ? await whileStaged(place, bringBack, isAside ? { asideAt: clock() } : {})
          : await bringBack(place);
      if (inventory === null)
        log(`There is no file of checksums next to ${file}: the restored data were not checked`);
      if (inventory !== null)
        print(`${countRows(inventory)} rows restored; the checksums of all tables match`);
      print('Everybody has to log in again; mailed links and unsent mails are void');
    },
  },
  copies: {
    about: "lists the server's hourly copies of the embedded database, newest last",
    more: '`restore` accepts each of them.',
    run: async (_input, { env, print }) => {
      for (const { file } of await listCopies(readConfig(env).dataDir)) {
        const sums = parseInventory(await readFile(sumsFile(file), 'utf8'));
        print(`${file}  ${sums === null ? 'no sums' : `${countRows(sums)} rows`}`);
      }
    },
  },
  drill: {
    values: { file: 'file', tasks: 'count' },
    about: 'tests a backup: restores it into a temporary database, compares, runs migrations down and up',
    options: {
      file: 'tests this backup; by default makes one now and deletes it afterwards',
      tasks: 'generates this number of tasks and tests a backup of them',
    },
    more: 'The database itself is only read.',
    run: async ({ values }, surroundings) => {
      const { env, print, log } = surroundings;
      if (values['file'] !== undefined && values['tasks'] !== undefined)
        throw new UsageError('--file and --tasks cannot be combined');
      const tasks = values['tasks'] === undefined ? undefined : Number(values['tasks']);
      if (tasks !== undefined && !(Number.isInteger(tasks) && tasks > 0 && tasks <= MOST_TASKS))
        throw new UsageError(`--tasks must be a whole number from 1 to ${MOST_TASKS}`);
      const file = values['file'];
      const { rows, restoreMs, migrationsMs } = await drill(readConfig(env), {
        ...(file !== undefined && { file: resolveFile(file, surroundings) }),
        ...(tasks !== undefined && { tasks }),
        report: log,
      });
      const isInTime = restoreMs <= PROMISED.restoreMs && migrationsMs <= PROMISED.migrationsMs;
      const describeTime = (ms: number, promisedMs: number) =>
        `${(ms / 1000).toFixed(1)} s (promised: ${promisedMs / 1000})`;
      const figures = `${rows} rows: restored in ${describeTime(restoreMs, PROMISED.restoreMs)}, migrations down and up in ${describeTime(migrationsMs, PROMISED.migrationsMs)}`;
      if (!isInTime) throw new RefusedError(`${figures}: slower than promised`);
      print(figures);
    },
  },
} as const satisfies Readonly<Record<string, Command>>;
