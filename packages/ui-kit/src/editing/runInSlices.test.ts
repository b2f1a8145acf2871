import { expect, test } from 'vitest';
import { runInSlices } from './runInSlices.ts';

test('a search runs in slices, and ends when it is told to', async () => {
  function* count(): Generator<number, string, boolean | void> {
    for (let at = 1; at <= 10; at += 1) if ((yield at) === false) return `stopped at ${at}`;
    return 'done';
  }
  let time = 0;
  const ways = { now: () => (time += 5), rest: () => Promise.resolve() };
  const told: number[] = [];
  const writeOne = (progress: number) => told.push(progress) > 0;
  expect(await runInSlices(count(), writeOne, ways)).toBe('done');
  expect(told.length).toBeGreaterThan(2);
  expect(await runInSlices(count(), (progress) => progress < 5, ways)).toMatch(/^stopped at [5-8]$/u);
});
