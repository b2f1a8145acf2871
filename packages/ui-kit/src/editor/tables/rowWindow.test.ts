import { expect, test } from 'vitest';
import { WHOLE_ROWS, getRowWindow } from './rowWindow.ts';

const ROW_PX = 30;

test('a short table is drawn whole, wherever it is scrolled to', () => {
  const seen = { rowPx: ROW_PX, scrolledPx: 1000, heightPx: 300 };
  expect(getRowWindow(WHOLE_ROWS, seen)).toEqual({ from: 0, to: WHOLE_ROWS });
});

test('a table of ten thousand rows draws those in sight, and some before and after', () => {
  for (const scrolledPx of [0, 29, 14_999, 150_000, 10_000 * ROW_PX - 300]) {
    const { from, to } = getRowWindow(10_000, { rowPx: ROW_PX, scrolledPx, heightPx: 300 });
    const first = Math.floor(scrolledPx / ROW_PX);
    expect(from).toBeLessThanOrEqual(first);
    expect(to).toBeGreaterThanOrEqual(Math.min(10_000, first + 11));
    expect(to - from).toBeLessThanOrEqual(70);
  }
});

test('a box scrolled beyond its rows, as browsers do for a moment, asks for none that are not there', () => {
  const { from, to } = getRowWindow(500, { rowPx: ROW_PX, scrolledPx: 1e6, heightPx: 300 });
  expect(from).toBeLessThanOrEqual(to);
  expect(to).toBe(500);
});
