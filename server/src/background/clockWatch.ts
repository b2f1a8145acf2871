import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import type { DatabaseClock } from '../db/databaseClock.ts';
import type { Counts } from '../metrics/counts.ts';
import { repeat, type Repeated } from './repeat.ts';

export interface ClockWatchOptions {
  readonly clock: DatabaseClock;
  readonly counts: Pick<Counts, 'clockSkew'>;
  readonly logger: Logger;
}

/** A clock that was set, or a database that moved to another machine, is noticed within this time, ms. */
const EVERY_MS = 60_000;
/** NTP keeps machines within hundredths of this, ms. */
const TOLERATED_MS = 2000;

/**
 * Measures the clock again and again, until it is stopped, and reports when the
 * machine's begins to differ by more than 2 s.
 */
export function startClockWatch({ clock, counts, logger }: ClockWatchOptions): Repeated {
  let isLogged = false;
  return repeat(async () => {
    try {
      await clock.measure();
    } catch (error) {
      // The earlier measurement still holds. Every user of the database reports that it is away.
      if (!isDatabaseAway(error)) logger.error({ err: error }, 'clock not measured');
      return EVERY_MS;
    }
    counts.clockSkew.set(clock.skew() / 1000);
    const isFar = Math.abs(clock.skew()) > TOLERATED_MS;
    if (isFar && !isLogged) logger.warn({ skewMs: clock.skew() }, 'clock differs from the database');
    isLogged = isFar;
    return EVERY_MS;
  });
}
