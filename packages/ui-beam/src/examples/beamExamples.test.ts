import { type BeamCase, caseHash, parseCase, solveBeam, valueAt } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beamExamples } from './beamExamples.ts';
import { tooManyHinges } from './tooManyHinges.ts';

describe.each(Object.entries(beamExamples))('%s', (_, document) => {
  test('is canonical: reading it changes nothing', () => {
    expect(parseCase(document)).toEqual({ ok: true, document, corrections: [] });
  });
});

test('the hinged spans give the forces found by hand', () => {
  const set = solve(beamExamples.hingedSpans);
  expectClose(valueAt(set.M, 3), 31075.887964, 1e-9);
  expectClose(valueAt(set.M, 6), -2483.04378, 1e-8);
  expectClose(set.R[0]?.axial, -2500, 1e-12);
  expectClose(set.R[0]?.normal, 13604.3902663, 1e-11);
  expectClose(set.R[1]?.normal, 16864.1430526, 1e-11);
  // m·g·l/2 of the part beyond the hinge.
  expectClose(set.R[2]?.normal, (42.2 * 9.80665 * 4) / 2, 1e-12);
});

test('the two spans give the closed form of a continuous beam', () => {
  const [q, l] = [12000, 5];
  const set = solve(beamExamples.twoSpans);
  expectClose(valueAt(set.M, 5), (-q * l * l) / 8, 1e-12);
  expectClose(set.M.max.value, (9 * q * l * l) / 128, 1e-12);
  expectClose(set.M.max.x, (3 * l) / 8, 1e-9);
  expectClose(set.R[0]?.normal, (3 * q * l) / 8, 1e-12);
  expectClose(set.R[1]?.normal, (10 * q * l) / 8, 1e-12);
});

test('the propped cantilever gives its closed form', () => {
  const [P, L] = [20000, 4];
  const set = solve(beamExamples.proppedCantilever);
  expectClose(valueAt(set.M, 0), (-3 * P * L) / 16, 1e-12);
  expectClose(valueAt(set.M, 2), (5 * P * L) / 32, 1e-12);
  expectClose(set.R[1]?.normal, (5 * P) / 16, 1e-12);
});

test('two hinges in one span are refused as a mechanism', () => {
  const answer = solveBeam(tooManyHinges);
  expect(answer.level).toBe('error');
  expect(answer.message).toBe('singular');
});

test('each example has its own fingerprint', () => {
  expect(new Set(Object.values(beamExamples).map(caseHash)).size).toBe(3);
});

function solve(document: BeamCase) {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const [set] = answer.sets;
  if (set === undefined) throw new Error('no set');
  return set;
}

function expectClose(got: number | undefined, want: number, relative: number): void {
  expect(Math.abs((got ?? NaN) - want)).toBeLessThanOrEqual(relative * Math.abs(want));
}
