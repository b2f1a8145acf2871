import { expect, test } from 'vitest';
import { shareHeight } from './shareHeight.ts';

test.each([
  // The remaining height, the rows, the height of each: the line between two rows belongs to none.
  [450, 3, 149],
  [267, 3, 88],
  [100, 3, 88],
  [-500, 3, 88],
  [1200, 3, 200],
  [400, 1, 200],
  [0, 0, 88],
])('%i px that are left are shared by %i rows: %i px each', (left, rows, height) => {
  expect(shareHeight(left, rows)).toBe(height);
});
