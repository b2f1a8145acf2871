import { expect, test } from 'vitest';
import { drawSelfWeight } from './drawSelfWeight.ts';

const numbers = (d: string): number[] => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([figure]) => Number(figure));

test('self weight hangs under the beam, evenly and within it', () => {
  const { mark } = drawSelfWeight({ x0: 50, x1: 330, axisY: 100, turn: 0 });
  const arrows = mark.d.split('M').slice(1).map(numbers);
  // 280 px hold ten arrows of 28 px, each in the middle of its part.
  expect(arrows.map(([x]) => x)).toEqual([64, 92, 120, 148, 176, 204, 232, 260, 288, 316]);
  for (const [, y = 0, dx, dy] of arrows) {
    expect(y).toBeGreaterThan(100);
    expect([dx, dy]).toEqual([0, 9]);
  }
});

test('its arrows go where gravity goes in the case set that is shown', () => {
  const [, , dx, dy] = numbers(drawSelfWeight({ x0: 0, x1: 28, axisY: 0, turn: 90 }).mark.d.slice(1));
  // Gravity at -90 + 90 = 0 degrees acts along the beam.
  expect([dx, dy]).toEqual([9, 0]);
});
