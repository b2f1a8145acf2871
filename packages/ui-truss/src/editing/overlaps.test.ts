import { expect, test, vi } from 'vitest';
import { readCase } from '../../test/triangle.ts';
import { createOverlapMemo, listAlong, listNewOverlaps, nameOverlaps, describeOverlaps } from './overlaps.ts';

const chord = readCase({
  joints: [0, 3, 6, 9].map((x) => ({ x, y: 0 })),
  links: [
    { i: 0, j: 1 },
    { i: 1, j: 3 },
  ],
});

test('rods of a second truss that lie on the chord of the first are named with the rods they lie on', () => {
  const merged = { ...chord, links: [...chord.links, { ...chord.links[0], i: 0, j: 2 }] } as typeof chord;
  expect(nameOverlaps(chord)).toEqual([]);
  const overlaps = listNewOverlaps(chord, merged);
  expect(overlaps).toEqual([
    { rod: '1–3', on: '2–4' },
    { rod: '1–2', on: '1–3' },
  ]);
  expect(describeOverlaps(overlaps)).toBe('1–3 / 2–4, 1–2 / 1–3');
  expect(listNewOverlaps(merged, { ...merged, links: [...merged.links] })).toEqual([]);
});

test('a text that is read again changes no truss again, and another truss or text does', () => {
  const merged = { ...chord, links: [...chord.links, { ...chord.links[0], i: 0, j: 2 }] } as typeof chord;
  const change = vi.fn(() => merged);
  const list = createOverlapMemo();
  const first = list(chord, '1 3', change);
  expect(first).toEqual(listNewOverlaps(chord, merged));
  expect(list(chord, '1 3', change)).toBe(first);
  expect(change).toHaveBeenCalledTimes(1);
  expect(list(chord, '1 4', change)).toEqual(first);
  expect(list({ ...merged }, '1 4', change)).toEqual([]);
  expect(change).toHaveBeenCalledTimes(3);
});

test('a rod that is just drawn is judged by the tolerance of the whole truss, as all its rods are', () => {
  // It lies beside a chord of 1000 m by 0.5 mm: within a millionth of the truss, although not of its own length of 1 m.
  const truss = readCase({
    joints: [
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
      { x: 500, y: 0 },
      { x: 501, y: 5e-4 },
      { x: 501, y: 1 },
    ],
    links: [
      { i: 2, j: 4 },
      { i: 0, j: 1 },
      { i: 2, j: 3 },
    ],
  });
  expect(nameOverlaps(truss)).toEqual([{ rod: '3–4', on: '1–2' }]);
  expect(listAlong(truss, 2)).toEqual([truss.links[1]]);
  expect(listAlong(truss, 1)).toEqual([truss.links[2]]);
  expect(listAlong(truss, 0)).toEqual([]);
});
