import type { BeamCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { explainChange, nameEdit } from './explainChange.ts';

test('the difference of a moment is split over two loads that changed', () => {
  const before: BeamCase = {
    ...beamExamples.twoSpans,
    L: 8,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 8 },
    ],
    loads: [1, 2].map((id) => ({
      id,
      className: 'ShearLoad',
      x: 4,
      c: [-1000, 0, -1000],
      alpha: 90,
      sets: 1,
    })),
  };
  const after: BeamCase = {
    ...before,
    loads: before.loads.map((load, k) => ('c' in load ? { ...load, c: [-2000 - 1000 * k, 0, 0] } : load)),
  };
  // P·L/4: 2 kN·m for each kN.
  const found = explainChange(before, after, { id: 'M', end: 'max', set: 0 })!;
  expect(found.parts.map(({ path }) => path)).toEqual(['/loads/0', '/loads/1']);
  expect(found.parts.map(({ change }) => change)).toEqual([expect.closeTo(2000, 6), expect.closeTo(4000, 6)]);
  expect(found.after - found.before).toBeCloseTo(6000, 6);
});

test('edits are named by what they edit', () => {
  expect(nameEdit('/loads/2')).toEqual({ key: 'loads', number: 3 });
  expect(nameEdit('/L')).toEqual({ key: 'L', number: 1 });
  expect(nameEdit('/shear')).toMatchObject({ key: 'other' });
});
