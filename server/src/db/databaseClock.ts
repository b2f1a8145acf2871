import type { Knex } from 'knex';

/**
 * What time it is by the database, UTC, ms. Processes compare times that others wrote: when a session was rotated, when a link ends, since when
 * attempts are counted. Their machines' clocks may differ; they have one database.
 */
export interface DatabaseClock {
  now(): number;
  /** By how much the machine's clock is ahead of the database's, ms. */
  skew(): number;
  /** Asks the database for its time once. Rejects as the query does, and then goes by what was known before. */
  measure(): Promise<void>;
}

/** Creates it; until it has measured it goes by the machine's clock. */
export function createDatabaseClock(db: Knex, local: () => number = Date.now): DatabaseClock {
  let skew = 0;
  return {
    now: () => local() - skew,
    skew: () => skew,
    async measure() {
      const asked = local();
      const { rows } = await db.raw<{ rows: { now: number }[] }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
      );
      const [row] = rows;
      if (row === undefined) throw new Error('`measure` got no time back');
      const halfTrip = (local() - asked) / 2;
      const measured = asked + halfTrip - row.now;
      // The database looked at its clock somewhere between asking and hearing: what that leaves open is no difference.
      if (Math.abs(measured - skew) > halfTrip + 1) skew = Math.round(measured);
    },
  };
}
