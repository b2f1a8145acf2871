import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { startClockWatch } from '../background/clockWatch.ts';
import { startHourlyCopy } from '../background/hourlyCopy.ts';
import { startHourlyPurge } from '../background/hourlyPurge.ts';
import { startMailSender } from '../background/mailSender.ts';
import type { Repeated } from '../background/repeat.ts';
import { startSubscriptionSweep } from '../background/subscriptionSweep.ts';
import type { Config } from '../config/config.ts';
import type { DatabaseClock } from '../db/databaseClock.ts';
import type { FreeFeatures } from '../gating/freeFeatures.ts';
import type { Counts } from '../metrics/counts.ts';
import { openMailTransport } from './mailTransport.ts';

/** The parts of the server that its background work needs. */
export interface BackgroundOptions {
  /** Interval between copies of the embedded database, ms. @default an hour */
  readonly copyEveryMs?: number | undefined;
  readonly config: Config;
  readonly db: Knex;
  readonly databaseClock: DatabaseClock;
  readonly counts: Counts;
  readonly logger: Logger;
  readonly free: FreeFeatures;
  /** Base address of the site, for links in mails. */
  readonly site: string;
  readonly print: (line: string) => void;
}

/** Starts the background work: clock, subscriptions, purges, mails, copies of the database. */
export function startBackground({
  config,
  db,
  databaseClock,
  counts,
  logger,
  free,
  site,
  print,
  copyEveryMs,
}: BackgroundOptions): readonly Repeated[] {
  const clock = () => databaseClock.now();
  const transport = openMailTransport(config, { site, log: print });
  const background = [
    startClockWatch({ clock: databaseClock, counts, logger }),
    startSubscriptionSweep({ db, clock, free, logger }),
    startHourlyPurge({ db, clock, logger }),
    startMailSender({ db, clock, transport, site, logger }),
  ];
  if (config.databaseUrl !== null) return background;
  const { dataDir, niceness } = config;
  const everyMs = copyEveryMs && { everyMs: copyEveryMs };
  return [...background, startHourlyCopy({ db, dataDir, clock, niceness, logger, ...everyMs })];
}
