import type { BeamCase } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { findLean } from './findLean.ts';
import { findSetAngle } from './setTurn.ts';

type Sets = BeamCase['caseSets'];
const set = (angle: number, rest: object = {}): Sets[number] => ({
  title: '',
  description: '',
  color: '#607d8b',
  angle,
  combined: false,
  ...rest,
});

describe('how far the beam of a set leans', () => {
  test('by the angle of the set', () => {
    expect(findLean([set(-30), set(0)], 0)).toBe(-30);
    expect(findLean([set(-30), set(0)], 1)).toBeNull();
    expect(findLean([], 0)).toBeNull();
  });

  test('a combined set leans like its members, unless they disagree', () => {
    const combined = set(0, { combined: true });
    expect(findLean([set(-30), set(0), combined], 2)).toBe(-30);
    // The drawing of both together has no angle, because one of them is not rotated.
    expect(findSetAngle([set(-30), set(0), combined], 2)).toBe(0);
    expect(findLean([set(-30), set(15), combined], 2)).toBeNull();
    expect(findLean([set(-30), set(15), set(0, { combined: true, factors: { 1: 0 } })], 2)).toBe(-30);
  });
});
