import { expect, test } from 'vitest';
import {
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  roller,
  uniform,
} from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import { solveBeam } from '../solveBeam.ts';
import { splitStretches } from './splitStretches.ts';

function stretchesOf(document: unknown, x: number) {
  const answer = solveBeam(document, { include: [], mohr: [{ x, kind: 'deflection' }] });
  if (answer.level === 'error') throw new Error(answer.message);
  const [mohr] = answer.mohr ?? [];
  const [set] = answer.sets;
  if (mohr === undefined || set === undefined) throw new Error('no integral');
  const segments = mohr.cases[0]?.segments ?? [];
  return { segments, split: splitStretches({ segments, unit: mohr.unit, set }) };
}

const sum = (of: readonly { readonly value: number }[]) => of.reduce((total, { value }) => total + value, 0);

test('a stretch on which the moment changes its sign is split there, at 3L/4 of two equal spans', () => {
  const [l, q] = [5, 12_000];
  const document = beamCase(2 * l, {
    supports: [pin(0), roller(l), roller(2 * l)],
    loads: [uniform(0, 2 * l, -q)],
  });
  const { segments, split } = stretchesOf(document, 2.5);
  // M = 3qLx/8 - qx²/2 is zero at 3L/4.
  expect(split.some(({ x0 }) => Math.abs(x0 - 3.75) < 1e-9)).toBe(true);
  const first = split.filter(({ force: of, x1 }) => of === 'M' && x1 <= 3.75 + 1e-9);
  // The area of the parabola up to there is q (3L/4)³/12.
  expectClose(
    first.reduce((total, { area }) => total + area, 0),
    (q * 3.75 ** 3) / 12,
    1e-12,
  );
  expectClose(sum(split), sum(segments), 1e-12);
});

// M = -P(L - x) and m = L - x: the area is -PL²/2, its centroid is at L/3, and the ordinate there is L - L/3.
test('the triangle of a cantilever has its centroid at a third, and the unit ordinate there', () => {
  const [L, P] = [6, 5000];
  const { split } = stretchesOf(beamCase(L, { supports: [clamp(0)], loads: [force(L, -P)] }), L);
  expect(split).toHaveLength(1);
  expectClose(split[0]?.area, (-P * L ** 2) / 2, 1e-12);
  expectClose(split[0]?.centroid, L / 3, 1e-12);
  expectClose(split[0]?.ordinate, (2 * L) / 3, 1e-12);
});

test.each([
  ['of two spans', [pin(0), roller(4), roller(10)], [uniform(0, 10, -8000)]],
  ['with an overhang', [pin(0), roller(6)], [force(9, -4000), moment(2, 3000)]],
  ['with a hinge', [clamp(0), hinge(5), roller(10)], [uniform(0, 7, -6000), force(8, -9000)]],
])(
  'a beam %s: every stretch has its centroid on it, and area times ordinate over stiffness is its part',
  (_, supports, loads) => {
    const { segments, split } = stretchesOf(beamCase(10, { supports, loads }), 10 / 3);
    expect(split).not.toEqual([]);
    for (const { x0, x1, area, centroid, ordinate, stiffness, value } of split) {
      expect(centroid).toBeGreaterThanOrEqual(x0);
      expect(centroid).toBeLessThanOrEqual(x1);
      expectClose((area * ordinate) / stiffness, value, 1e-12);
    }
    expectClose(sum(split), sum(segments), 1e-12, Math.max(...segments.map((one) => Math.abs(one.value))));
  },
);
