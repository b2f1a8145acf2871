import { type Diagram, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../../examples/beamExamples.ts';
import { collectPlaces, sampleDiagram } from './sampleDiagram.ts';

/** A simple beam of 4 m with a moment of 8 kN·m at the middle: M jumps from 4 to -4. */
const jumpMoment: Diagram = {
  segments: [
    { x0: 0, x1: 2, c: [0, 2000] },
    { x0: 2, x1: 4, c: [-4000, 2000] },
  ],
  min: { x: 2, value: -4000 },
  max: { x: 2, value: 4000 },
  zeros: [0, 4],
  jumps: [{ x: 2, left: 4000, right: -4000 }],
};

test('a jump gives both its values, left first; other places give one', () => {
  expect(sampleDiagram(jumpMoment, [1, 2, 3])).toEqual([
    { x: 1, value: 2000 },
    { x: 2, value: 4000 },
    { x: 2, value: -4000 },
    { x: 3, value: -2000 },
  ]);
});

test('ends, joints, extremes and zeros of every diagram are among the places, ascending, each once', () => {
  const answer = solveBeam(beamExamples.proppedCantilever);
  if (answer.level === 'error') throw new Error(answer.message);
  const [set] = answer.sets;
  if (set === undefined) throw new Error('no set');
  const places = collectPlaces([set.M, set.deflection], [0, 4]);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  // P at 2 m; M = 0 at 3L/11; the greatest deflection at x = L(1 - 1/√5).
  expect(places).toContain(2);
  const zero = places.reduce((best, x) => (Math.abs(x - 12 / 11) < Math.abs(best - 12 / 11) ? x : best));
  expect(Math.abs(zero - 12 / 11)).toBeLessThan(1e-12);
  const lowest = 4 * (1 - 1 / Math.sqrt(5));
  expect(Math.min(...places.map((x) => Math.abs(x - lowest)))).toBeLessThan(1e-9);
  const moments = sampleDiagram(set.M, places).map(({ value }) => value);
  expectClose(Math.max(...moments), 12_500, 1e-9);
  expectClose(Math.min(...moments), -15_000, 1e-9);
});

test('a part of the beam is drawn as finely as the whole', () => {
  const places = collectPlaces([jumpMoment], [0.5, 0.6]);
  expect(places.length).toBeGreaterThanOrEqual(241);
  expect(places.at(0)).toBe(0.5);
  expect(places.at(-1)).toBe(0.6);
});
