import { expect, test } from 'vitest';
import { getScrollTop } from './rowInSight.ts';

const box = { top: 100, height: 200 };

test('a row in sight leaves the box where it is', () => {
  expect(getScrollTop({ top: 128, height: 30 }, box, 28)).toBe(100);
  expect(getScrollTop({ top: 270, height: 30 }, box, 28)).toBe(100);
});

test('a row above, or under the head, comes to stand just below the head', () => {
  expect(getScrollTop({ top: 110, height: 30 }, box, 28)).toBe(82);
  expect(getScrollTop({ top: 40, height: 30 }, box, 28)).toBe(12);
});

test('a row below comes to stand at the bottom', () => {
  expect(getScrollTop({ top: 290, height: 30 }, box, 28)).toBe(120);
});
