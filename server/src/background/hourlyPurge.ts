import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { purge } from '../operations/purge.ts';
import { HOUR_MS, repeat, type Repeated } from './repeat.ts';
import { logFailure } from './logFailure.ts';

export interface HourlyPurgeOptions {
  readonly db: Knex;
  readonly clock: () => number;
  readonly logger: Logger;
}

/** Removes expired rows now and every hour, until it is stopped; retries what failed the next time. */
export function startHourlyPurge({ db, clock, logger }: HourlyPurgeOptions): Repeated {
  return repeat(async (signal) => {
    try {
      const counts = await purge(db, clock(), signal);
      if (Object.values(counts).some((count) => count > 0)) logger.info({ counts }, 'purged');
    } catch (error) {
      const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
      for (const each of errors) logFailure(logger, each, 'purge put off');
    }
    return HOUR_MS;
  });
}
