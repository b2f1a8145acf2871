import { expect, test } from 'vitest';
import { rimOf } from './projection.ts';

// A reaction extends to 64 px: the support of 24 px, the gap and the arrow, with its value next to it.
test.each([261, 320, 440, 611])('a board of %i px has room for reactions under the frame', (height) => {
  const { y } = rimOf({ width: 960, height });
  expect(y).toBeGreaterThanOrEqual(64);
  expect(2 * y).toBeLessThan(0.6 * height);
});
