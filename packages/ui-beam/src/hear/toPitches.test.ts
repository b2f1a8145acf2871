import { solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { ZERO_HZ, toPitches } from './toPitches.ts';

const { proppedCantilever } = beamExamples;

test('a propped cantilever under P in its middle: -3PL/16 an octave down, 5PL/32 five sixths of one up, the end at rest', () => {
  const answer = solveBeam(proppedCantilever);
  if (answer.level === 'error') throw new Error('the example is solved');
  const [set] = answer.sets;
  if (set === undefined) throw new Error('the example has a case set');
  const pitches = toPitches(set.M, { length: proppedCantilever.L, count: 101 });
  expect(pitches).toHaveLength(101);
  expect(pitches[0]).toBeCloseTo(ZERO_HZ / 2, 2);
  // (5/32) / (3/16) = 5/6.
  expect(pitches[50]).toBeCloseTo(ZERO_HZ * 2 ** (5 / 6), 2);
  expect(pitches[100]).toBeCloseTo(ZERO_HZ, 2);
});

test('nothing but zero is one tone', () => {
  const zero = { segments: [{ x0: 0, x1: 4, c: [0] }], jumps: [], points: [], extremes: [] };
  const pitches = toPitches(zero as unknown as Parameters<typeof toPitches>[0], { length: 4, count: 5 });
  expect([...pitches]).toEqual([ZERO_HZ, ZERO_HZ, ZERO_HZ, ZERO_HZ, ZERO_HZ]);
});
