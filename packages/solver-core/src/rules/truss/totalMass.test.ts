import { expect, test } from 'vitest';
import { trussCase } from '../../../verification/trussCase.ts';
import type { Link } from '../../model/truss/trussDocument.ts';
import { convertTruss } from '../../truss/assembly/convertTruss.ts';
import { totalMass } from './totalMass.ts';

const triangle = trussCase();
const [bottom, slope, side] = triangle.links as [Link, Link, Link];

test('is rho·A·l of all links and what lies on them', () => {
  // 3, 4 and 5 m with 7850 kg/m3 · 10 cm2.
  expect(totalMass(triangle)).toBe(94.2);
  const snow = {
    id: 'm',
    className: 'DistributedMass',
    x: [1, 3],
    y: [30, 30, 30],
    alpha: -90,
    sets: 1,
  } as const;
  expect(totalMass({ ...triangle, links: [bottom, { ...slope, loads: [snow] }, side] })).toBe(94.2 + 60);
});

test('is that of the same truss in other units', () => {
  const pounds = totalMass(convertTruss(triangle, 1));
  expect(Math.abs(pounds / (94.2 * 2.2046226294122) - 1)).toBeLessThan(1e-14);
});

test('counts nothing for links of which something is not known', () => {
  const unknown = { ...triangle, links: [bottom, { ...slope, sectionIndex: -1 }, { ...side, j: 9 }] };
  // Only the bottom link, 4 m long.
  expect(totalMass(unknown)).toBe(31.4);
  expect(totalMass({ ...triangle, materials: [{ name: 'M1' }] })).toBe(0);
  expect(totalMass({ ...triangle, sections: [{ className: 'generic', label: '', A: -1 }] })).toBe(0);
});
