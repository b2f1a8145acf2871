import { parseTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { listDivisions, setDivisor } from './divisions.ts';
import { snapPlace } from './snap.ts';

const circle = { className: 'circle', x0: 1, y0: 0, a: 2 } as const;
const ellipse = { className: 'ellipse', x0: 0, y0: 0, a: 4, b: 1, alpha: 90 } as const;

test('a circle is divided from its right end on, an ellipse from its half axis a', () => {
  const places = [...listDivisions(circle, 4), ...listDivisions(ellipse, 2)];
  const expected = [
    [3, 0],
    [1, 2],
    [-1, 0],
    [1, -2],
    [0, 4],
    [0, -4],
  ];
  for (const [at, [x = NaN, y = NaN]] of expected.entries()) {
    expect(places[at]?.x).toBeCloseTo(x, 12);
    expect(places[at]?.y).toBeCloseTo(y, 12);
  }
  expect(places).toHaveLength(expected.length);
});

test('lines are not divided, nor anything by what is no number of parts', () => {
  expect(listDivisions({ className: 'line', x0: 0, y0: 0, alpha: 0 }, 12)).toEqual([]);
  for (const divisor of [NaN, 0, 1, 2.5, -4, 1e9]) expect(listDivisions(circle, divisor)).toEqual([]);
});

const room = (divisor: number) => ({
  document: { joints: [], links: [], guides: [circle], divisor },
  ...{ tolerance: 0.1, joint: -1, link: -1, grid: null, mode: 'minor' as const },
});

test('a place near a division is drawn to it, one between two to the guide', () => {
  // The twelfth part of the circle lies at 30 degrees.
  const near = { x: 1 + 2 * Math.cos(Math.PI / 6) + 0.03, y: 1.02, z: 0 };
  expect(snapPlace(near, room(12))).toMatchObject({ kind: 'division' });
  expect(snapPlace(near, room(12)).place.y).toBeCloseTo(1, 9);
  expect(snapPlace(near, room(4))).toMatchObject({ kind: 'guide' });
});

test('a whole number of parts is set, another refused', () => {
  const parsed = parseTruss({ schema: 1, className: 'casetruss', joints: [], links: [] });
  if (!parsed.ok) throw new Error('no truss');
  const { document } = parsed;
  expect(setDivisor(document, 8).document.divisor).toBe(8);
  for (const divisor of [1, 2.5, 361]) {
    const refused = setDivisor(document, divisor);
    expect(refused.document).toBe(document);
    expect(refused.notes).toMatchObject([{ code: 'valueOutside' }]);
  }
});
