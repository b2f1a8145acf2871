import type { BeamCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '../../../solver-core/verification/expectClose.ts';
import { findUtilisation, listDeflectionLimits, listParts } from './deflectionLimits.ts';

const supports: BeamCase['supports'] = [
  { className: 'fixed', x: 0 },
  { className: 'hinge', x: 4 },
  { className: 'simple', x: 6 },
];
/** A span of 6 m with a hinge in it, and an overhang of 2 m. */
const beam = { supports, L: 8 };

test('a hinge divides no span, and what hangs over is a part of its own', () => {
  expect(listParts(beam)).toEqual([
    { x0: 0, x1: 6 },
    { x0: 6, x1: 8 },
  ]);
});

test('each part has its limit up and down: 6 m by 300 is 20 mm', () => {
  const limits = listDeflectionLimits(beam, 300);
  expect(limits.map(({ value }) => value)).toEqual([6 / 300, -6 / 300, 2 / 300, -2 / 300]);
  expect(listDeflectionLimits(beam, 0)).toEqual([]);
});

test('the part that uses most of its limit governs, not the greatest deflection', () => {
  // 10 mm of 20 mm in the span, 5 mm of 6.67 mm at the end of the overhang.
  const points = [
    { x: 3, value: -0.01 },
    { x: 8, value: 0.005 },
  ];
  expectClose(findUtilisation(beam, { limit: 300, points }), 0.75, 1e-12);
});
