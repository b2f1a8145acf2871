import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a work begins at once, and again its rest after its end, however long it took', async () => {
  const begun: number[] = [];
  const start = Date.now();
  const work = repeat(async () => {
    begun.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 100;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([0, 400, 800]);
  const stopped = work.stop();
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  expect(begun).toHaveLength(3);
});

test('stopping waits for the work in progress, which is told to end, but not for ever', async () => {
  let isLogged = false;
  const work = repeat((signal) => {
    signal.addEventListener('abort', () => (isLogged = true));
    return new Promise<number>(() => undefined);
  });
  let isStopped = false;
  const stopped = work.stop().then(() => (isStopped = true));
  expect(isLogged).toBe(true);
  await vi.advanceTimersByTimeAsync(4999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
});
