import { expect, test } from 'vitest';
import { rimOf } from './projection.ts';

// A reaction reaches 24 px of its support, the gap and the arrow, and its value stands beside it: 64 px.
test.each([261, 320, 440, 611])('a board of %i px has room for reactions under the frame', (height) => {
  const { y } = rimOf({ width: 960, height });
  expect(y).toBeGreaterThanOrEqual(64);
  expect(2 * y).toBeLessThan(0.6 * height);
});
