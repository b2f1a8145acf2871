import { expect, test } from 'vitest';
import { drawSelfWeight } from './drawSelfWeight.ts';

/** Lists the start of each arrow's shaft, and its direction. */
function listShafts(options: Parameters<typeof drawSelfWeight>[0]) {
  const shafts = drawSelfWeight(options).mark.d.matchAll(/M(\S+) (\S+)L(\S+) (\S+)M/g);
  return [...shafts].map(([, ...figures]) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = figures.map(Number);
    return { x, y, direction: [Math.sign(toX - x), Math.sign(toY - y)] };
  });
}

test('self weight hangs under the beam, evenly and within it', () => {
  const shafts = listShafts({ x0: 50, x1: 330, axisY: 100, turn: 0 });
  // 280 px hold ten arrows of 28 px, each in the middle of its part.
  expect(shafts.map(({ x }) => x)).toEqual([64, 92, 120, 148, 176, 204, 232, 260, 288, 316]);
  for (const { y, direction } of shafts) {
    expect(y).toBeGreaterThan(100);
    expect(direction).toEqual([0, 1]);
  }
});

test('its arrows go where gravity goes in the case set that is shown', () => {
  // Gravity at -90 + 90 = 0 degrees acts along the beam.
  expect(listShafts({ x0: 0, x1: 28, axisY: 0, turn: 90 })).toEqual([{ x: 14, y: 5, direction: [1, 0] }]);
});
