import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { purge } from '../operations/purge.ts';

const HOUR_MS = 3_600_000;

export interface HourlyPurgeOptions {
  readonly db: Knex;
  readonly clock: () => number;
  readonly logger: Logger;
}

/** Removes what has expired now and every hour, until it is stopped; what does not go is tried again the next time. */
export function startHourlyPurge({ db, clock, logger }: HourlyPurgeOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let isUnderWay = false;
  let last = Promise.resolve();
  const work = async () => {
    try {
      const counts = await purge(db, clock(), stopping.signal);
      if (Object.values(counts).some((count) => count > 0)) logger.info({ counts }, 'purged');
    } catch (error) {
      for (const err of error instanceof AggregateError ? error.errors : [error])
        logger.warn({ err: err as unknown }, 'purge put off');
    }
    isUnderWay = false;
  };
  const begin = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    last = work();
  };
  begin();
  const timer = setInterval(begin, HOUR_MS);
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
      return last;
    },
  };
}
