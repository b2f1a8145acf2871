import { type BeamCase, type Descriptor, type SolvedBeam, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { solveSteps } from './solveSteps.ts';

/** x + y = 5, x - y = 1, y + z = 4: x = 3, y = 2, z = 2. */
const system = {
  unknowns: [],
  equations: [],
  A: {
    rows: 3,
    cols: 3,
    entries: [
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, -1],
      [2, 1, 1],
      [2, 2, 1],
    ],
  },
  b: [5, 1, 4],
  x: [3, 2, 2],
  residual: 0,
  condition: 1,
} as const;

const valuesOf = (steps: ReturnType<typeof solveSteps>): readonly (readonly [number, number])[] =>
  (steps ?? []).map(({ column, value }) => [column, value] as const).toSorted(([a], [b]) => a - b);

test('a block is solved unknown by unknown', () => {
  const steps = solveSteps(system, { unknowns: [0, 1], equations: [0, 1], order: 0 });
  expect(valuesOf(steps)).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

test('results of earlier blocks are inserted', () => {
  const steps = solveSteps(system, { unknowns: [2], equations: [2], order: 1 });
  expect(steps).toEqual([{ equation: 2, column: 2, terms: [], constant: 2, value: 2 }]);
});

test('more than twenty unknowns are no work for a hand', () => {
  const many = Array.from({ length: 21 }, (_, at) => at);
  expect(solveSteps(system, { unknowns: many, equations: many, order: 0 })).toBeNull();
});

/** Five spans with a hinge and springs, whose statically indeterminate parts form one block. */
const fiveSpans: BeamCase = {
  ...beamExamples.hingedSpans,
  L: 30,
  supports: [
    { className: 'cantilever', x: 0 },
    { className: 'simple', x: 6 },
    { className: 'spring', x: 12, stiffness: { y: 2e6 } },
    { className: 'hinge', x: 14 },
    { className: 'simple', x: 18, stiffness: { r: 1e6 } },
    { className: 'simple', x: 24 },
    { className: 'cantilever', x: 30 },
  ],
  beamSections: beamExamples.hingedSpans.beamSections.map((part) => ({ ...part, x: 30 })),
};

const descriptors = Object.entries<BeamCase>({ ...beamExamples, fiveSpans })
  .filter(([name]) => name !== 'tooManyHinges')
  .map(([name, document]): readonly [string, Descriptor] => {
    const { sets } = solveBeam(document, { include: ['descriptor'], mohr: [] }) as SolvedBeam;
    return [name, sets[0]!.descriptor!];
  });

test.each(descriptors)('the steps of %s arrive at the answer', (_, descriptor) => {
  const largest = new Map<string, number>();
  descriptor.unknowns.forEach(({ kind }, i) =>
    largest.set(kind, Math.max(largest.get(kind) ?? 0, Math.abs(descriptor.x[i]!))),
  );
  for (const block of descriptor.isolated) {
    expect(solveSteps(descriptor, block)).toHaveLength(block.unknowns.length);
    for (const [column, value] of valuesOf(solveSteps(descriptor, block))) {
      const scale = largest.get(descriptor.unknowns[column]!.kind) || 1;
      expect(Math.abs(value - descriptor.x[column]!) / scale).toBeLessThan(1e-9);
    }
  }
});
