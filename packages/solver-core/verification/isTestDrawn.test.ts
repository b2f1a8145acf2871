import { expect, test } from 'vitest';
import { isTestDrawn } from './isTestDrawn.ts';

test.each([2, 3])('of %i seeds in a row one has a test, whatever its name', (outOf) => {
  for (const name of ['a beam goes out', 'Ґанок', ''])
    for (const first of [0, 7, 99_999]) {
      const seeds = Array.from({ length: outOf }, (_, at) => first + at);
      expect(seeds.filter((seed) => isTestDrawn(name, { seed, outOf }))).toHaveLength(1);
    }
});

test.each([2, 3])('about one of %i names is in a run', (outOf) => {
  const names = Array.from({ length: 300 }, (_, at) => `the ${at * 37}th of many`);
  const count = names.filter((name) => isTestDrawn(name, { seed: 5, outOf })).length;
  expect(count).toBeGreaterThan(200 / outOf);
  expect(count).toBeLessThan(400 / outOf);
});
