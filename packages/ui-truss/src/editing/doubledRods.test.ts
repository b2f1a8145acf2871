import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { readCase } from '../../test/triangle.ts';
import { countDoubled, settleAndReport, settleDoubled } from './doubledRods.ts';

const load = { id: 'q', className: 'DistributedLoad', x: [0, 1], y: [-1, -2, -3], alpha: 90, sets: 1 };
const doubled = readCase({
  joints: [{ x: 0, y: 0, anchor: 3 }, { x: 4, y: 0, anchor: 2 }, { x: 2, y: 3 }],
  materials: [{ name: 'Steel', E: 210_000 }],
  // 10 cm by 2 cm: 20 cm², 10·2³/12 = 6.667 cm⁴ and 2·10³/12 = 166.67 cm⁴.
  sections: [{ className: 'rectangle', label: 'Flat', h: 100, b: 20 }],
  links: [
    { i: 0, j: 1, materialIndex: 0, sectionIndex: 0 },
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
    { i: 1, j: 0, materialIndex: 0, sectionIndex: 0, loads: [load] },
  ],
}); // prettier-ignore

test('a doubled rod becomes one of twice the area, with the loads of both where they were', () => {
  expect(countDoubled(doubled)).toBe(1);
  const { links, sections } = settleDoubled(doubled, 'sumAreas');
  expect(links.map(({ i, j, sectionIndex }) => [i, j, sectionIndex])).toEqual([
    [0, 1, 1],
    [1, 2, 0],
  ]);
  expect(sections[1]).toMatchObject({ className: 'generic', label: '2 × Flat' });
  expectClose(sections[1]?.A, 40, 1e-12);
  expectClose(sections[1]?.Iy, (2 * (2 * 10 ** 3)) / 12, 1e-12);
  expectClose(sections[1]?.Iz, (2 * (10 * 2 ** 3)) / 12, 1e-12);
  // The first metre of the rod from 1 to 0 is the last metre from 0 to 1.
  expect(links[0]?.loads).toMatchObject([{ x: [3, 4], y: [-3, -2, -1] }]);
});

test('or one of them stays as it is; rods of two materials have no area together', () => {
  expect(settleDoubled(doubled, 'keepOne')).toMatchObject({
    sections: doubled.sections,
    links: [{ sectionIndex: 0 }, {}],
  });
  const mixed = {
    ...doubled,
    links: doubled.links.map((link, at) => (at === 2 ? { ...link, materialIndex: -1 } : link)),
  };
  expect(settleDoubled(mixed, 'sumAreas').sections).toEqual(doubled.sections);
  expect(settleDoubled(settleDoubled(doubled, 'keepOne'), 'sumAreas').links).toHaveLength(2);
});

test('rods before the given one stay doubled, and a group without a sum is reported', () => {
  expect(settleAndReport(doubled, 'sumAreas', 1)).toMatchObject({ document: doubled, notSummed: [] });
  const mixed = {
    ...doubled,
    links: doubled.links.map((link, at) => (at === 2 ? { ...link, materialIndex: -1 } : link)),
  };
  expect(settleAndReport(mixed, 'sumAreas', 0).notSummed).toEqual([2]);
});
