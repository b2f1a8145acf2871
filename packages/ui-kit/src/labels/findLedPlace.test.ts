import { expect, test } from 'vitest';
import { chooseLabelPlaces, getLabelBox } from './chooseLabelPlaces.ts';
import { drawLeaders, findLedPlace } from './findLedPlace.ts';

const frame = { x0: 0, y0: 0, x1: 400, y1: 300 };
const anchor = { x: 200, y: 150, mostPx: 80 };
const wish = { key: 'a', text: '12.5', role: 'load' as const, priority: 1, places: [{ x: 200, y: 145 }] };
const around = (px: number) => ({ x0: 200 - px, y0: 150 - px, x1: 200 + px, y1: 150 + px });

test('a label whose places are covered stands near its point, without a line as long as it is beside it', () => {
  const options = { frame, obstacles: [around(4)], otherwise: findLedPlace };
  const [beside] = chooseLabelPlaces([{ ...wish, anchor }], options).labels;
  expect(beside).toMatchObject({ x: 200, y: 150 - 8 - 7 + 4 });
  expect(drawLeaders([beside!])).toEqual([]);
});

test('a label farther off has a line to its point, which the next label avoids', () => {
  const options = { frame, obstacles: [around(30)], otherwise: findLedPlace };
  const others = [40, 60, 80].map((reach) => ({
    ...{ ...wish, key: `b${reach}`, priority: 0, places: [{ x: 200, y: 150 - reach }] },
  }));
  const { labels, hidden } = chooseLabelPlaces([{ ...wish, anchor }, ...others], options);
  const [led] = labels;
  const [leader] = drawLeaders(labels);
  expect(leader).toMatchObject({ key: 'leader-a', tag: 'path' });
  // From the point straight up to the text.
  const [, x0, y0, x1, y1] = /^M(\S+) (\S+)L(\S+) (\S+)$/.exec(leader?.attributes['d'] ?? '')!.map(Number);
  expect([x0, y0, x1]).toEqual([200, 148, 200]);
  expect(y1).toBeCloseTo(getLabelBox(led!).y1 + 2, 1);
  expect(labels.length + hidden).toBe(4);
  expect(hidden).toBeGreaterThan(0);
  for (const { y } of labels.slice(1)) expect(y).toBeLessThan(getLabelBox(led!).y0);
});

test('a label without a point, or with no free place within reach, is left out and counted', () => {
  const crowd = { frame, obstacles: [around(100)], otherwise: findLedPlace };
  expect(chooseLabelPlaces([{ ...wish, anchor }], crowd)).toEqual({ labels: [], hidden: 1 });
  const blocked = { frame, obstacles: [around(4)], otherwise: findLedPlace };
  expect(chooseLabelPlaces([wish], blocked)).toEqual({ labels: [], hidden: 1 });
});
