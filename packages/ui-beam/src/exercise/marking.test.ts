import { type BeamInput, type SolvedBeam, solveBeam } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { findExpected, findUnmarkedReason } from './findExpected.ts';
import { markAnswer } from './markAnswer.ts';

/** A cantilever of 4 m with 10 kN at its end: M = −PL = −40 kN·m, R = 10 kN and 40 kN·m at the fixed end. */
const cantilever: BeamInput = {
  schema: 1,
  L: 4,
  supports: [{ className: 'clamp', x: 0 }],
  loads: [{ className: 'ShearLoad', x: 4, c: [-10000] }],
};

/** 12 kN in the middle of 6 m: Q jumps from 6 to −6 kN there, and M is 18 kN·m. */
const simple: BeamInput = {
  schema: 1,
  L: 6,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 6 },
  ],
  loads: [{ className: 'ShearLoad', x: 3, c: [-12000] }],
};

function solved(beam: BeamInput): SolvedBeam {
  const answer = solveBeam(beam);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer;
}

test('a displacement of a beam without stiffness, and a set, support or place that it has not, cannot be marked', () => {
  const answer = solved(simple);
  expect(findUnmarkedReason(answer, { id: 'a', of: 'M' })).toBeNull();
  expect(findUnmarkedReason(answer, { id: 'a', of: 'deflection' })).toBe('stiffness');
  expect(findUnmarkedReason(answer, { id: 'a', of: 'deflection', set: 4 })).toBe('result');
  expect(findUnmarkedReason(answer, { id: 'a', of: 'M', at: 7 })).toBe('result');
  expect(findUnmarkedReason(answer, { id: 'a', of: 'reaction', support: 2 })).toBe('result');
});

describe('valid values', () => {
  test('valid values of a diagram are its greatest, its least, and one at a place', () => {
    const answer = solved(cantilever);
    expect(findExpected(answer, { id: 'a', of: 'M' })).toMatchObject({ quantity: 'moment', isSigned: false });
    expectClose(findExpected(answer, { id: 'a', of: 'M' })?.values[0], 40000, 1e-9);
    expectClose(findExpected(answer, { id: 'a', of: 'M', at: 'min' })?.values[0], -40000, 1e-9);
    expectClose(findExpected(answer, { id: 'a', of: 'M', at: 1 })?.values[0], -30000, 1e-9);
  });

  test('at a jump is either side', () => {
    const values = findExpected(solved(simple), { id: 'a', of: 'Q', at: 3 })?.values ?? [];
    expect([...values].map(Math.round).sort((a, b) => a - b)).toEqual([-6000, 6000]);
  });

  test('valid values of a support are its reactions', () => {
    const answer = solved(cantilever);
    expectClose(findExpected(answer, { id: 'a', of: 'reaction', support: 0 })?.values[0], 10000, 1e-9);
    const moment = findExpected(answer, { id: 'a', of: 'reaction', support: 0, direction: 'moment' });
    expectClose(moment?.values[0], 40000, 1e-9);
    expect(moment?.quantity).toBe('moment');
  });

  test('is nothing where there is no such set, support, place or stiffness', () => {
    const answer = solved(cantilever);
    expect(findExpected(answer, { id: 'a', of: 'M', set: 1 })).toBeNull();
    expect(findExpected(answer, { id: 'a', of: 'M', at: 4.1 })).toBeNull();
    expect(findExpected(answer, { id: 'a', of: 'reaction', support: 3 })).toBeNull();
    expect(findExpected(answer, { id: 'a', of: 'deflection' })).toBeNull();
  });
});

describe('an answer', () => {
  const expected = { quantity: 'moment', values: [-40000], greatest: 40000, isSigned: true } as const;

  test('is right just inside the tolerance and wrong just outside', () => {
    expect(markAnswer(-40399, expected)).toBe(true);
    expect(markAnswer(-40401, expected)).toBe(false);
    expect(markAnswer(-40100, expected, { absolute: 100 })).toBe(true);
    expect(markAnswer(-40101, expected, { absolute: 100 })).toBe(false);
    expect(markAnswer(-40000, expected, {})).toBe(true);
    expect(markAnswer(-40001, expected, {})).toBe(false);
  });

  test('needs its sign unless the question leaves it out', () => {
    expect(markAnswer(40000, expected)).toBe(false);
    expect(markAnswer(40000, { ...expected, isSigned: false })).toBe(true);
  });

  test('an expected zero is compared relative to the greatest value', () => {
    const none = { ...expected, values: [1e-11], greatest: 1000 };
    expect(markAnswer(0, none)).toBe(true);
    expect(markAnswer(9.99, none)).toBe(true);
    expect(markAnswer(10.01, none)).toBe(false);
  });
});
