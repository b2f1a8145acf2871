import { evaluate } from '@eecs/solver-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { createScale } from '../viewport/createScale.ts';
import { diagramPaths } from './diagramPaths.ts';
import { jumpMoment, nil, proppedMoment, uniformMoment, uniformShear } from '../../test/exampleDiagrams.ts';
import { degree, evaluateSlope, shift } from './polynomial.ts';
import { readDiagram } from './readDiagram.ts';
import { splitBySign } from './splitBySign.ts';
import { type BezierPiece, toBezier } from './toBezier.ts';

const coefficient = fc.double({ min: -100, max: 100, noNaN: true });

/** A cubic Bezier piece at u in [0, 1] by its definition. */
function bezierAt({ y: [a, b, c, d] }: BezierPiece, u: number): number {
  const v = 1 - u;
  return v ** 3 * a + 3 * v ** 2 * u * b + 3 * v * u ** 2 * c + u ** 3 * d;
}

test('polynomials: value, derivative, shift, degree', () => {
  const c = [1, -2, 3, 4];
  expect(evaluate(c, 2)).toBe(1 - 4 + 12 + 32);
  // -2 + 6t + 12t².
  expect([0, 1, 2].map((t) => evaluateSlope(c, t))).toEqual([-2, 16, 58]);
  expect(shift([0, 0, 1], 3)).toEqual([9, 6, 1]);
  expect(degree([1, 0, 2, 0])).toBe(2);
  expect(degree([0])).toBe(0);
});

test('up to degree 3 one piece is the polynomial, within rounding (1e-9 of its greatest term)', () => {
  fc.assert(
    fc.property(
      fc.array(coefficient, { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (c, length, u) => {
        const pieces = toBezier({ x0: 5, x1: 5 + length, c }, 1e-6);
        const size = evaluate(c.map(Math.abs), length) + 1e-300;
        expect(pieces).toHaveLength(1);
        const [piece] = pieces as [BezierPiece];
        expect(Math.abs(bezierAt(piece, u) - evaluate(c, u * (piece.x1 - 5))) / size).toBeLessThan(1e-9);
      },
    ),
  );
});

test('above degree 3 the error stays below the tolerance', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 5, maxLength: 7 }),
      fc.double({ min: 0.1, max: 2, noNaN: true }),
      (c, length) => {
        const pieces = toBezier({ x0: 0, x1: length, c }, 0.01);
        for (const piece of pieces) {
          for (const u of [0.25, 0.5, 0.75]) {
            const x = piece.x0 + u * (piece.x1 - piece.x0);
            expect(Math.abs(bezierAt(piece, u) - evaluate(c, x))).toBeLessThan(0.01 + 1e-9);
          }
        }
        expect(pieces.length).toBeLessThanOrEqual(64);
      },
    ),
  );
});

test('a propped cantilever is cut at its zero, with the right signs', () => {
  expect(splitBySign(proppedMoment).map(({ x0, x1, sign }) => [x0, x1, sign])).toEqual([
    [0, 2, -1],
    [2, 8, 1],
  ]);
  // M(2) = 0 and Q(2) = 30 - 12 = 18 kN.
  expect(splitBySign(proppedMoment)[1]?.c).toEqual([0, 18_000, -3000]);
});

const x = createScale({ domain: [0, 6], range: [0, 600] });

test('the area of a parabola is one Bezier piece closed to the axis', () => {
  const y = createScale({ domain: [0, 18_000], range: [0, 90] });
  const { area, curve } = diagramPaths(uniformMoment, { x, y, pitchPx: 10 });
  // Control points a third along the end tangents: 12 kN·m/m times 2 m is 24 kN·m, 120 px.
  expect(area.positive).toBe('M0 0L0 0C200 120 400 120 600 0L600 0Z');
  expect(area.negative).toBe('');
  expect(curve.positive).toBe('M0 0L0 0C200 120 400 120 600 0');
});

test('a shear that changes sign has an area on each side', () => {
  const y = createScale({ domain: [-12_000, 12_000], range: [120, 0] });
  const { area, hatch } = diagramPaths(uniformShear, { x, y, pitchPx: 100 });
  expect(area.positive).toBe('M0 60L0 0C100 20 200 40 300 60L300 60Z');
  expect(area.negative).toBe('M300 60L300 60C400 80 500 100 600 120L600 60Z');
  expect(hatch.positive).toBe('M100 60V20M200 60V40');
});

test('a jump is drawn to the axis on each side of it', () => {
  const y = createScale({ domain: [-4000, 4000], range: [80, 0] });
  const wide = createScale({ domain: [0, 4], range: [0, 400] });
  const { curve } = diagramPaths(jumpMoment, { x: wide, y, pitchPx: 10 });
  expect(curve.positive.endsWith('L200 40')).toBe(true);
  expect(curve.negative.startsWith('M200 40L200 80')).toBe(true);
});

test('a diagram that is zero everywhere has no area', () => {
  const y = createScale({ domain: [0, 0], range: [0, 80] });
  const { area, curve, hatch } = diagramPaths(nil, { x, y, pitchPx: 10 });
  for (const { positive, negative } of [area, curve, hatch]) expect(positive + negative).toBe('');
});

test('a reading gives both sides of a jump', () => {
  expect(readDiagram(jumpMoment, 2)).toEqual({ left: 4000, right: -4000 });
  expect(readDiagram(jumpMoment, 1)).toEqual({ left: 2000, right: 2000 });
  expect(readDiagram(proppedMoment, 5).right).toBe(27_000);
});

test('parts out of sight are not drawn: the area closes and the curve stops at the border', () => {
  const y = createScale({ domain: [0, 18_000], range: [0, 90] });
  const sight = createScale({ domain: [2, 4], range: [0, 400] });
  const { area, curve, hatch } = diagramPaths(uniformMoment, { x: sight, y, pitchPx: 100 });
  // M(2) = M(4) = 16 kN·m, at 80 px; slopes of 4 and -4 kN there, 20 px to a metre.
  expect(curve.positive).toBe('M0 80L0 80C133.33 93.33 266.67 93.33 400 80');
  expect(area.positive).toBe('M0 0L0 80C133.33 93.33 266.67 93.33 400 80L400 0Z');
  for (const d of [area.positive, curve.positive, hatch.positive]) {
    const xs = [...d.matchAll(/[MLC ]?(-?[\d.]+) -?[\d.]+/g)].map(([, at]) => Number(at));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(400);
  }
});

test('a jump at the very edge of the sight is drawn on its visible side only', () => {
  const y = createScale({ domain: [-4000, 4000], range: [80, 0] });
  const sight = createScale({ domain: [0, 2], range: [0, 400] });
  const { curve, area } = diagramPaths(jumpMoment, { x: sight, y, pitchPx: 1000 });
  expect(curve.negative + area.negative).toBe('');
  expect(area.positive.endsWith('L400 40Z')).toBe(true);
});

test('both sides of a jump are read at a place that another polynomial found', () => {
  expect(readDiagram(jumpMoment, 2 + 1e-12)).toEqual({ left: 4000, right: -4000 });
  // At 2.001 m the value is 2 N lower, at a slope of 2000 N per metre: -3998.
  expectClose(readDiagram(jumpMoment, 2.001).left, -3998, 1e-9);
});
