import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatabaseClock } from '../db/databaseClock.ts';
import { createCounts } from '../metrics/counts.ts';
import { createLogger } from '../start/logger.ts';
import { startClockWatch } from './clockWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a clock that is more than 2 s off is reported once, and again after it was right; /metrics has the last', async () => {
  const measured = [2000, -2001, null, -2500, 0, 3000];
  let skew = 0;
  const clock: DatabaseClock = {
    now: () => 0,
    skew: () => skew,
    measure: () => {
      const next = measured.shift();
      if (next === null) return Promise.reject(new Error('Connection terminated'));
      skew = next ?? 0;
      return Promise.resolve();
    },
  };
  const logger = createLogger('silent');
  const warn = vi.spyOn(logger, 'warn');
  const counts = createCounts();
  const watch = startClockWatch({ clock, counts, logger });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(await counts.registry.metrics()).toContain('\neecs_clock_skew_seconds 3\n');
  await watch.stop();
  expect(measured).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [{ skewMs: -2001 }, 'clock differs from the database'],
    [{ skewMs: 3000 }, 'clock differs from the database'],
  ]);
});
