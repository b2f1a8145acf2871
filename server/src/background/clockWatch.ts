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

/** Interval at which a reset clock, or a database moved to another machine, is noticed, ms. */
const EVERY_MS = 60_000;
/** Tolerated difference, ms; NTP keeps machines within hundredths of it. */
const TOLERATED_MS = 2000;

/**
 * Measures the difference between the machine's clock and the database's repeatedly, until it is stopped, and logs when
 * it exceeds 2 s.
 */
export function startClockWatch({ clock, counts, logger }: ClockWatchOptions): Repeated {
  let isLogged = false;
  return repeat(async () => {
    try {
      await clock.measure();
    } catch (error) {
      // The earlier measurement still holds. Other users of the database report that it is unavailable.
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
