import type { Knex } from 'knex';

/**
 * Provides the time of the database, UTC, whole ms. Processes compare times that other processes wrote (rotation of a
 * session, expiry of a link, start of a counter). The clocks of their machines may differ, but they share one database.
 */
export interface DatabaseClock {
  now(): number;
  /** By how much the machine's clock is ahead of the database's, ms. */
  skew(): number;
  /** Queries the time of the database once. Rejects as the query does, and then uses the last known difference. */
  measure(): Promise<void>;
}

/** The clocks of a machine, both ms. */
export interface MachineClocks {
  /** UTC; jumps when somebody sets the clock. */
  readonly wall: () => number;
  /** Monotonic, from any starting point. */
  readonly steady: () => number;
}

const MACHINE: MachineClocks = {
  wall: Date.now,
  steady: () => performance.timeOrigin + performance.now(),
};

/**
 * Creates the clock. Until the first measurement it uses the machine's clock as it was at the start of the process.
 * Between measurements it advances with the monotonic clock: if somebody set the wall clock an hour ahead, all links
 * and sessions would appear expired until the next measurement.
 */
export function createDatabaseClock(db: Knex, { wall, steady }: MachineClocks = MACHINE): DatabaseClock {
  let ahead = 0;
  const now = () => Math.floor(steady() - ahead);
  return {
    now,
    skew: () => Math.round(wall() - now()),
    async measure() {
      const asked = steady();
      const { rows } = await db.raw<{ rows: { now: number }[] }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
      );
      const [row] = rows;
      if (row === undefined) throw new Error('`measure` got no time back');
      const halfTrip = (steady() - asked) / 2;
      const measured = asked + halfTrip - row.now;
      // The database read its clock at some time between request and response, so a difference within that uncertainty
      // is ignored.
      if (Math.abs(measured - ahead) > halfTrip + 1) ahead = measured;
    },
  };
}
