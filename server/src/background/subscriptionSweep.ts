import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { FreeFeatures } from '../gating/freeFeatures.ts';
import { sweepSubscriptions } from '../billing/sweepSubscriptions.ts';
import { HOUR_MS, repeat, type Repeated } from './repeat.ts';
import { logFailure } from './logFailure.ts';

export interface SweepOptions {
  readonly db: Knex;
  readonly clock: () => number;
  readonly free: FreeFeatures;
  readonly logger: Logger;
}

/**
 * Updates subscriptions now and every hour, until it is stopped; if the database is unavailable, retries the next time.
 */
export function startSubscriptionSweep({ db, clock, free, logger }: SweepOptions): Repeated {
  return repeat(async () => {
    try {
      await free.refresh(db);
      await sweepSubscriptions(db, clock());
    } catch (error) {
      logFailure(logger, error, 'subscriptions put off');
    }
    return HOUR_MS;
  });
}
