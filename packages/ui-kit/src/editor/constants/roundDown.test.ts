import { expect, test } from 'vitest';
import { roundDown } from './roundDown.ts';

test.each([
  [150, 150],
  [100 / 7, 14.2857],
  [200 / 3, 66.6666],
  // The last digits of the computed value differ from the limit by rounding.
  [71.45 - 2e-14, 71.45],
  [71.45 + 2e-14, 71.45],
  [0.2795275, 0.279527],
  [0, 0],
  [-200 / 3, -66.6667],
])('for %s no more than fits is written', (limit, written) => {
  expect(roundDown(limit)).toBe(written);
});
