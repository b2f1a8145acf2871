import { type BeamCase, type BeamSet, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { ZERO_HZ, toPitches } from './toPitches.ts';

const { proppedCantilever } = beamExamples;

/** Tones are passed in single precision. */
const SINGLE = 2 ** -23;

function solveSet(document: BeamCase): BeamSet {
  const answer = solveBeam(document);
  if (answer.level === 'error' || answer.sets[0] === undefined) throw new Error('the beam is solved');
  return answer.sets[0];
}

test('a propped cantilever under P in its middle: -3PL/16 an octave down, 5PL/32 five sixths of one up, the end at rest', () => {
  const pitches = toPitches(solveSet(proppedCantilever).M, { length: proppedCantilever.L, count: 101 });
  expect(pitches).toHaveLength(101);
  const off = (at: number, wanted: number): number => Math.abs((pitches[at] ?? NaN) / wanted - 1);
  expect(off(0, ZERO_HZ / 2)).toBeLessThan(SINGLE);
  // (5/32) / (3/16) = 5/6.
  expect(off(50, ZERO_HZ * 2 ** (5 / 6))).toBeLessThan(SINGLE);
  expect(off(100, ZERO_HZ)).toBeLessThan(SINGLE);
});

test('nothing but zero is one tone', () => {
  // There is no axial force.
  const pitches = toPitches(solveSet(proppedCantilever).N, { length: proppedCantilever.L, count: 5 });
  expect([...pitches]).toEqual([ZERO_HZ, ZERO_HZ, ZERO_HZ, ZERO_HZ, ZERO_HZ]);
});
