import type { Knex } from 'knex';

/**
 * Reads the time of the database, UTC, whole ms. Processes compare times that others wrote: when a session was
 * rotated, when a link ends, since when attempts are counted. Their machines' clocks may differ; they have one
 * database.
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
  /** UTC; jumps where somebody sets it. */
  readonly wall: () => number;
  /** Passes evenly, from wherever it began. */
  readonly steady: () => number;
}

const MACHINE: MachineClocks = {
  wall: Date.now,
  steady: () => performance.timeOrigin + performance.now(),
};

/**
 * Creates it; until it has measured it goes by the machine's clock as it was when the process began. Between two
 * measures time passes by the steady clock: one that is set forward an hour would end every link and session until the
 * next.
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
      // The database looked at its clock somewhere between asking and hearing: what that leaves open is no difference.
      if (Math.abs(measured - ahead) > halfTrip + 1) ahead = measured;
    },
  };
}
