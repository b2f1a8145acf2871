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

/** Made up in one transaction, and three times on the disk while the drill goes on. */
const MOST_TASKS = 1_000_000;

/** Commands of an operator for backups, against the day when the database is lost. */
export const BACKUP_COMMANDS = {
  backup: {
    words: ['file'],
    about: 'writes everything the database holds into a file, and sums of its tables beside it',
    run: async ({ words: [word = ''] }, surroundings) => {
      const file = resolveFile(word, surroundings);
      const inventory = await backUp(readConfig(surroundings.env), file);
      surroundings.print(`${countRows(inventory)} rows are in ${file}, their sums in ${sumsFile(file)}`);
    },
  },
  restore: {
    words: ['file'],
    flags: ['unchecked', 'aside'],
    about: 'reads a backup into an empty database, compares the sums, and brings it up to this version',
    options: {
      unchecked: 'takes a backup without its file of sums, which is otherwise refused',
      aside: 'puts an embedded database that is there aside, once the restored one has passed',
    },
    more: 'Sessions, mailed links and mails that waited are void afterwards.',
    run: async ({ words: [word = ''], flags }, surroundings) => {
      const { env, clock, print, tell } = surroundings;
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
        throw new UsageError('--aside is for the embedded database: create an empty one instead');
      const inventory =
        place.databaseUrl === null
          ? await whileStaged(place, bringBack, isAside ? { asideAt: clock() } : {})
          : await bringBack(place);
      if (inventory === null) tell(`There are no sums beside ${file}: what was restored is unchecked`);
      if (inventory !== null) print(`${countRows(inventory)} rows are back, every table as it was`);
      print('Everybody has to log in again; mailed links and mails that waited are void');
    },
  },
  copies: {
    about: 'lists the copies that the server makes of the embedded database every hour, the newest last',
    more: '`restore` takes each of them.',
    run: async (_said, { env, print }) => {
      for (const { file } of await listCopies(readConfig(env).dataDir)) {
        const sums = parseInventory(await readFile(sumsFile(file), 'utf8'));
        print(`${file}  ${sums === null ? 'no sums' : `${countRows(sums)} rows`}`);
      }
    },
  },
  drill: {
    values: { file: 'file', tasks: 'count' },
    about:
      'tries a backup out: restores it into a throw-away database, compares, runs migrations down and up',
    options: {
      file: 'tries out this backup; without it one is made now and thrown away',
      tasks: 'makes up so many tasks and tries out a backup of these',
    },
    more: 'The database itself is only read.',
    run: async ({ values }, surroundings) => {
      const { env, print, tell } = surroundings;
      if (values['file'] !== undefined && values['tasks'] !== undefined)
        throw new UsageError('--file and --tasks are two drills');
      const tasks = values['tasks'] === undefined ? undefined : Number(values['tasks']);
      if (tasks !== undefined && !(Number.isInteger(tasks) && tasks > 0 && tasks <= MOST_TASKS))
        throw new UsageError(`--tasks must be a whole number from 1 to ${MOST_TASKS}`);
      const file = values['file'];
      const { rows, restoreMs, migrationsMs } = await drill(readConfig(env), {
        ...(file !== undefined && { file: resolveFile(file, surroundings) }),
        ...(tasks !== undefined && { tasks }),
        report: tell,
      });
      const isInTime = restoreMs <= PROMISED.restoreMs && migrationsMs <= PROMISED.migrationsMs;
      const told = (ms: number, promisedMs: number) =>
        `${(ms / 1000).toFixed(1)} s (promised: ${promisedMs / 1000})`;
      const figures = `${rows} rows: restored in ${told(restoreMs, PROMISED.restoreMs)}, migrations down and up in ${told(migrationsMs, PROMISED.migrationsMs)}`;
      if (!isInTime) throw new RefusedError(`${figures}: slower than promised`);
      print(figures);
    },
  },
} as const satisfies Readonly<Record<string, Command>>;
