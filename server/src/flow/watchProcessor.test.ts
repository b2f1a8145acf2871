import { expect, test } from 'vitest';
import { watchProcessor } from './watchProcessor.ts';

test.each([
  [2400, 1, false],
  // In 2.5 s, other processes had the processors for 2.1 s.
  [400, 1, true],
  [2400, 2, true],
  [4000, 2, false],
  // Two processors cannot give three threads more time than this.
  [4000, 3, false],
])('%d ms of a processor in 2500 ms for %d busy threads: starved %s', (usedMs, threads, isStarved) => {
  let [time, used] = [0, 0];
  const starvation = watchProcessor(
    () => time,
    () => ({ user: used * 1000, system: 0 }),
    2,
  );
  [time, used] = [2500, usedMs];
  expect(starvation(threads)).toBe(isStarved);
});
