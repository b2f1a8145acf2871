import type { BeamCase, Diagram } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { listParts } from '@eecs/solver-core/sizing';
import { listDeflectionLimits } from './deflectionLimits.ts';
import { findUtilisation } from './utilisation.ts';

const supports: BeamCase['supports'] = [
  { className: 'fixed', x: 0 },
  { className: 'hinge', x: 4 },
  { className: 'simple', x: 6 },
];
/** A span of 6 m with a hinge, and an overhang of 2 m. */
const beam = { supports, L: 8 };

test('a hinge divides no span, and what hangs over is a part of its own', () => {
  expect(listParts(beam)).toEqual([
    { x0: 0, x1: 6, isHeld: [true, true] },
    { x0: 6, x1: 8, isHeld: [true, false] },
  ]);
});

test('each part has its limit up and down: 6 m by 300 is 20 mm', () => {
  const limits = listDeflectionLimits(beam, 300);
  expect(limits.map(({ value }) => value)).toEqual([6 / 300, -6 / 300, 2 / 300, -2 / 300]);
  expect(listDeflectionLimits(beam, 0)).toEqual([]);
});

test('the part that uses most of its limit governs, not the greatest deflection', () => {
  // A parabola 10 mm deep in the middle of the span, 10 mm of 20 mm; a line to 5 mm of 6.67 mm at the overhang's end.
  const deflection: Diagram = {
    segments: [
      { x0: 0, x1: 6, c: [0, (-4 * 0.01) / 6, (4 * 0.01) / 36] },
      { x0: 6, x1: 8, c: [0, 0.0025] },
    ],
    min: { x: 3, value: -0.01 },
    max: { x: 8, value: 0.005 },
    zeros: [6],
    jumps: [],
  };
  expectClose(findUtilisation(beam, { limit: 300, deflection }), 0.75, 1e-12);
});
