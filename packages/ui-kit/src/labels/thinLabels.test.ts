import { expect, test } from 'vitest';
import { thinLabels } from './thinLabels.ts';

const frame = { x0: 0, y0: 0, x1: 1000, y1: 500 };
const wish = (x: number, y: number, priority = 1) => ({
  ...{ key: `${x} ${y}`, text: '10 kN', role: 'load' as const, priority },
  places: [{ x, y }],
});
const grid = (columns: number, rows: number, size = 1) =>
  Array.from({ length: columns * rows }, (_, at) =>
    wish(
      (size * 1000 * ((at % columns) + 0.5)) / columns,
      (size * 500 * (Math.floor(at / columns) + 0.5)) / rows,
    ),
  );

test('labels that can be read are all kept', () => {
  const wishes = grid(10, 6);
  expect(thinLabels(wishes, { frame })).toBe(wishes);
});

test('of a carpet at most so many stay, spread over the frame', () => {
  const kept = thinLabels(grid(50, 40), { frame, most: 50 });
  expect(kept.length).toBeLessThanOrEqual(50);
  expect(kept.length).toBeGreaterThan(40);
  for (const side of [0, 1]) {
    const xs = kept.flatMap(({ places }) => places.map(({ x }) => x));
    expect(side === 0 ? Math.min(...xs) : 1000 - Math.max(...xs)).toBeLessThan(150);
  }
});

test('the most important label of a cell stays, and zoomed in all that are in the frame are back', () => {
  const important = wish(501, 251, 9);
  expect(thinLabels([...grid(50, 40), important], { frame })).toContain(important);
  // Eight times as large, the frame has 7 by 5 of the labels.
  expect(thinLabels(grid(50, 40, 8), { frame })).toHaveLength(30);
});
