import { drawSection } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { SECTION_PICTURE, layoutSection } from './layoutSection.ts';

function layOut(section: Parameters<typeof drawSection>[0], centroid: { ey: number; ez: number }) {
  const result = drawSection(section);
  if (!result.ok) throw new Error('the section has an outline');
  return layoutSection(result.drawing, centroid);
}

test('height and width of a rectangle stand beside it, to scale, and the axes cross in its middle', () => {
  const { dimensions, axes } = layOut(
    { className: 'rectangle', label: '', h: 200, b: 100 },
    { ey: 50, ez: 100 },
  );
  const [h, b] = ['h', 'b'].map((name) => dimensions.find((dimension) => dimension.name === name));
  expect([h?.value, b?.value]).toEqual([200, 100]);
  const [tall = 0, wide = 0] = [
    Math.abs((h?.to.y ?? 0) - (h?.from.y ?? 0)),
    Math.abs((b?.to.x ?? 0) - (b?.from.x ?? 0)),
  ];
  expect(tall / wide).toBeCloseTo(2, 10);
  expect(axes.x).toBeCloseTo(SECTION_PICTURE.width / 2, 10);
});

test.each([
  { className: 'hsection', label: '', h: 1000, b: 50, tw: 3, tf: 3 },
  { className: 'hsection', label: '', h: 50, b: 1000, tw: 3, tf: 3 },
  { className: 'rectangularpipe', label: '', h: 150, b: 100, tw: 1, r1: 2 },
  { className: 'lsection', label: '', h: 100, b: 65, t: 7, tb: 8, r1: 10, r2: 5, r3: 3, r4: 2 },
  { className: 'tsection', label: '', h: 100, b: 100, tw: 11, tf: 11, r1: 11, r2: 5.5, r3: 3, sf: 2, sw: 2 },
  { className: 'csection', label: '', h: 200, b: 75, tw: 8.5, tf: 11.5, r1: 11.5, r2: 6, sf: 8 },
  { className: 'zsection', label: '', h: 100, b: 55, tw: 6.5, tf: 8, r1: 8, r2: 4, sf: 1 },
  { className: 'lippedcsection', label: '', h: 200, b: 70, c: 20, t: 2, r1: 3 },
  { className: 'lippedzsection', label: '', h: 200, b: 70, c: 20, t: 2, r1: 3 },
] as const)(
  'everything of %o lies inside its picture, and no two texts at the right over each other',
  (section) => {
    const { dimensions } = layOut(section, { ey: section.b / 2, ez: section.h / 2 });
    for (const { from, to, text } of dimensions) {
      for (const { x, y } of [from, to, text]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(SECTION_PICTURE.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(SECTION_PICTURE.height);
      }
    }
    const right = dimensions.filter(({ text }) => text.anchor === 'start').map(({ text }) => text.y);
    const sorted = right.toSorted((a, b) => a - b);
    expect(sorted.every((y, at) => at === 0 || y - (sorted[at - 1] ?? 0) >= 14)).toBe(true);
  },
);

test('radii and slopes of a channel are reported beside the arcs and faces they are of', () => {
  const { dimensions } = layOut(
    { className: 'csection', label: '', h: 200, b: 75, tw: 8.5, tf: 11.5, r1: 11.5, r2: 6, sf: 8 },
    { ey: 20.1, ez: 100 },
  );
  const told = dimensions.map(({ name, kind, value }) => [name, kind, value]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['r1', 'radius', 11.5],
      ['r2', 'radius', 6],
      ['sf', 'slope', 8],
    ]),
  );
});
