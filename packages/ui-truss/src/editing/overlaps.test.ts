import { expect, test } from 'vitest';
import { readCase } from '../../test/triangle.ts';
import { listNewOverlaps, nameOverlaps, tellOverlaps } from './overlaps.ts';

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
  expect(tellOverlaps(overlaps)).toBe('1–3 / 2–4, 1–2 / 1–3');
  expect(listNewOverlaps(merged, { ...merged, links: [...merged.links] })).toEqual([]);
});
