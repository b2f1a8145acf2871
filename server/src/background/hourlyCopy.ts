import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { listCopies } from '../operations/copies/copiesFolder.ts';
import { copyDatabase, readPosition } from '../operations/copies/copyDatabase.ts';
import { RefusedError } from '../operations/refusedError.ts';
import { HOUR_MS, repeat, type Repeated } from './repeat.ts';
import { logFailure } from './logFailure.ts';

export interface HourlyCopyOptions {
  readonly db: Knex;
  readonly dataDir: string;
  readonly clock: () => number;
  readonly niceness: number;
  readonly logger: Logger;
  /** Interval between copies, ms; shortened in tests. @default an hour */
  readonly everyMs?: number;
}

/** Delay of the first copy after the start, in which waiting callers are served, ms. */
const AFTER_START_MS = 300_000;

/**
 * Copies the embedded database an hour after its newest copy and every hour from then on, until it is stopped. Makes no
 * copy if nothing was written since the last one.
 */
export function startHourlyCopy({
  db,
  dataDir,
  clock,
  niceness,
  logger,
  everyMs = HOUR_MS,
}: HourlyCopyOptions): Repeated {
  let isDue = false;
  let position: string | null = null;

  const copy = async (signal: AbortSignal) => {
    if (position !== null && position === (await readPosition(db))) return;
    const begin = performance.now();
    const made = await copyDatabase(db, { dataDir, at: clock(), niceness, signal });
    ({ position } = made);
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    logger.info({ file: made.file, rows: made.rows, seconds }, 'database copied');
  };

  return repeat(async (signal) => {
    try {
      if (isDue) await copy(signal);
      else {
        isDue = true;
        const newest = (await listCopies(dataDir)).at(-1);
        const dueMs = newest === undefined ? 0 : newest.at + everyMs - clock();
        return Math.max(Math.min(AFTER_START_MS, everyMs), Math.min(dueMs, everyMs));
      }
    } catch (error) {
      // Stopping aborts the copy in progress.
      if (signal.aborted) return everyMs;
      if (error instanceof RefusedError) logger.error({ reason: error.message }, 'database not copied');
      else logFailure(logger, error, 'database copy put off');
    }
    return everyMs;
  });
}
