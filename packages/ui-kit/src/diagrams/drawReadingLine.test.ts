import { expect, test } from 'vitest';
import { drawReadingLine } from './drawReadingLine.ts';

const box = (x0: number, y0: number) => ({ x0, y0, x1: x0 + 40, y1: y0 + 14 });

test('the line of a reading passes numbers beside it whole, and leaves out those it meets', () => {
  const draw = (labelBoxes: ReturnType<typeof box>[]) => drawReadingLine(100, { height: 88, labelBoxes });
  expect(draw([])).toBe('M100 0V88');
  expect(draw([box(102, 10), box(40, 10)])).toBe('M100 0V88');
  expect(draw([box(90, 10)])).toBe('M100 0V10M100 24V88');
  // Overlapping boxes leave one gap; their order does not matter.
  expect(draw([box(80, 60), box(70, 20), box(99, 30)])).toBe('M100 0V20M100 44V60M100 74V88');
  // At the edges of the row no line of zero length is drawn.
  expect(draw([box(90, 0), box(90, 74)])).toBe('M100 14V74');
  expect(draw([box(90, 80)])).toBe('M100 0V80');
});
