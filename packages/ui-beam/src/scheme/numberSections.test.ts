import { expect, test } from 'vitest';
import { numberSections, ringNumbers } from './numberSections.ts';

const part = (x: number, crossSectionIndex: number) => ({
  ...{ x, crossSectionIndex, materialIndex: 0, alpha: 0, flip: false },
});
const room = { toX: (x: number) => 100 * x, sight: { x0: 0, x1: 1000 }, axisY: 100 };
const number = (...beamSections: ReturnType<typeof part>[]) => numberSections({ beamSections, L: 10 }, room);

test('each part has the number its cross-section has in the table, in its middle', () => {
  const wishes = number(part(4, 1), part(10, 0));
  expect(wishes.map(({ text, places }) => [text, places[0]?.x])).toEqual([
    ['2', 200],
    ['1', 700],
  ]);
});

test('a part without a cross-section, or without room, has no number', () => {
  expect(number(part(4, -1), part(4.1, 0), part(10, 0)).map(({ text }) => text)).toEqual(['1']);
});

test('rings stand round the numbers alone', () => {
  expect(ringNumbers([{ key: 'load:1', text: '1', role: 'load', x: 0, y: 0 }])).toEqual([]);
  const [ring] = ringNumbers([{ key: 'section-number-0', text: '1', role: 'dimension', x: 50, y: 104 }]);
  expect(ring?.d).toBe('M42 100a8 8 0 1 0 16 0a8 8 0 1 0 -16 0');
});
