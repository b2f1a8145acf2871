import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { evaluate } from '../linalg/polynomial.ts';
import { findApex } from './findApex.ts';
import { listArcs } from './fibreArcs.ts';
import { placeSection } from './placedSection.ts';

test('is where the end tangents of a parabola meet', () => {
  // 1 - v² over v from -1 to 1: slopes 2 and -2.
  expect(findApex({ bending: [0, 1], shear: [1, 0, -1] })).toEqual({ bending: 0, shear: 2 });
});

test('is of the whole arc where an end is left slowly', () => {
  // The same parabola with v(3 - v²)/2 as parameter, whose derivative is zero at both ends.
  const apex = findApex({ bending: [0, 1.5, 0, -0.5], shear: [1, 0, -2.25, 0, 1.5, 0, -0.25] });
  expect(apex?.bending).toBeCloseTo(0, 12);
  expectClose(apex?.shear, 2, 1e-12);
});

test('a line bent by more than rounding has one', () => {
  // Tangents of slopes 1 - 2e-9 and 1 + 2e-9 through (-1, -1) and (1, 1), each raised by 1e-9.
  expect(findApex({ bending: [0, 1], shear: [0, 1, 1e-9] })?.bending).toBeCloseTo(0, 6);
});

test.each([
  ['a straight line', { bending: [0, 1], shear: [0, 1] }],
  ['a line straight but for rounding', { bending: [0, 1], shear: [0, 1, 1e-11] }],
  ['a line level in one stress', { bending: [0, 1], shear: [3] }],
  ['an arc that turns both ways', { bending: [0, 1], shear: [0, -1, 0, 1] }],
])('%s has none', (_, arc) => {
  expect(findApex(arc)).toBeNull();
});

test.each([
  { className: 'circle', Dy: 200 },
  { className: 'rectangle', b: 100, h: 200 },
  { className: 'tsection', h: 100, b: 100, tw: 11, tf: 11, r1: 11, r2: 5.5, r3: 2.75 },
  { className: 'lsection', h: 90, t: 5, r1: 11, r2: 5.5 },
] as const)('its triangle holds the arcs of a $className', (shape) => {
  const section = placeSection({ label: '', ...shape }, { alphaDeg: 0, isFlipped: false, system: 0 })!;
  const triangles = listArcs(section).flatMap((arc) => {
    const apex = findApex(arc);
    return apex ? [{ arc, apex }] : [];
  });
  expect(triangles.length).toBeGreaterThan(0);
  for (const { arc, apex } of triangles) {
    const sizes = [spread([arc.from, arc.to, apex], 'bending'), spread([arc.from, arc.to, apex], 'shear')];
    const [a, b, c] = [arc.from, apex, arc.to].map(
      ({ bending, shear }) => [bending / sizes[0]!, shear / sizes[1]!] as const,
    );
    const whole = area(a!, b!, c!);
    for (let v = -1; v <= 1; v += 1 / 16) {
      const p = [evaluate(arc.bending, v) / sizes[0]!, evaluate(arc.shear, v) / sizes[1]!] as const;
      // The areas of three parts add up to the whole, so the point is inside.
      expect(area(p, b!, c!) + area(a!, p, c!) + area(a!, b!, p) - whole).toBeLessThan(1e-8);
    }
  }
});

type Point = readonly [number, number];

function area(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
}

function spread<Key extends string>(list: readonly Readonly<Record<Key, number>>[], key: Key): number {
  const values = list.map((each) => each[key]);
  return Math.max(...values) - Math.min(...values);
}
