import type { Knex } from 'knex';
import { describe, expect, test } from 'vitest';
import { createDatabaseClock } from './databaseClock.ts';

/** A machine and its database; a query takes `trip` ms there and the same time back. */
function openScene({ ahead, trip }: { ahead: number; trip: number }) {
  let time = 1_000_000;
  const scene = { ahead, set: 0, trip, isAway: false };
  const raw = () => {
    if (scene.isAway) return Promise.reject(new Error('away'));
    time += scene.trip;
    const now = time;
    time += scene.trip;
    return Promise.resolve({ rows: [{ now }] });
  };
  const steady = () => time + scene.ahead;
  const clock = createDatabaseClock({ raw } as unknown as Knex, { steady, wall: () => steady() + scene.set });
  return { clock, scene, time: () => time };
}

describe('the clock of the database', () => {
  test('goes by the machine until it has measured, then by the database', async () => {
    const { clock, time } = openScene({ ahead: 12_000, trip: 40 });
    expect(clock.now()).toBe(time() + 12_000);
    await clock.measure();
    expect([clock.skew(), clock.now()]).toEqual([12_000, time()]);
  });

  test('the clock of a machine that is behind is corrected too', async () => {
    const { clock, time } = openScene({ ahead: -12_000, trip: 0 });
    await clock.measure();
    expect([clock.skew(), clock.now()]).toEqual([-12_000, time()]);
  });

  test('follows a clock that was put right, and keeps what the time of the query leaves open', async () => {
    const { clock, scene } = openScene({ ahead: 12_000, trip: 10 });
    await clock.measure();
    scene.ahead = 12_008;
    await clock.measure();
    expect(clock.skew()).toBe(12_000);
    scene.ahead = 0;
    await clock.measure();
    expect(clock.skew()).toBe(0);
  });

  test('goes on evenly when the clock of the machine is set, and reports the change', async () => {
    const { clock, scene, time } = openScene({ ahead: 12_000, trip: 10 });
    await clock.measure();
    scene.set = 3_600_000;
    expect([clock.skew(), clock.now()]).toEqual([3_612_000, time()]);
    await clock.measure();
    expect([clock.skew(), clock.now()]).toEqual([3_612_000, time()]);
  });

  test('keeps what it knew while the database is away', async () => {
    const { clock, scene } = openScene({ ahead: 12_000, trip: 10 });
    await clock.measure();
    scene.isAway = true;
    await expect(clock.measure()).rejects.toThrow('away');
    expect(clock.skew()).toBe(12_000);
  });
});
