import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { FreeFeatures } from '../billing/freeFeatures.ts';
import { sweepSubscriptions } from '../billing/sweepSubscriptions.ts';

const HOUR_MS = 3_600_000;

export interface SweepOptions {
  readonly db: Knex;
  readonly clock: () => number;
  readonly free: FreeFeatures;
  readonly logger: Logger;
}

/** Looks after subscriptions now and every hour, until it is stopped; a database that is away is asked again the next time. */
export function startSubscriptionSweep({ db, clock, free, logger }: SweepOptions): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  const work = async () => {
    try {
      await free.refresh(db);
      await sweepSubscriptions(db, clock());
    } catch (error) {
      logger.warn({ err: error }, 'subscriptions put off');
    }
  };
  const sweep = () => {
    underWay = work();
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  return {
    stop() {
      clearInterval(timer);
      return underWay;
    },
  };
}
