import { expect, test } from 'vitest';
import { rimOf } from './projection.ts';

// A reaction extends to 64 px: the support of 24 px, the gap and the arrow, with its value next to it. On the low board
// above an open room its arrow is shorter, at least 16 px.
test.each([
  [169, 50],
  [209, 64],
  [261, 64],
  [320, 64],
  [440, 64],
  [611, 64],
])('a board of %i px has room for reactions under the frame', (height, reaction) => {
  const { y } = rimOf({ width: 960, height });
  expect(y).toBeGreaterThanOrEqual(reaction);
  expect(2 * y).toBeLessThan(0.71 * height);
});
