import type { CaseSet } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { findSetAngle, findSetColor, findTurn } from './setTurn.ts';

const set = (angle: number, part: Partial<CaseSet> = {}): CaseSet => ({
  title: '',
  description: '',
  color: `#00000${Math.abs(angle) % 10}`,
  angle,
  combined: false,
  ...part,
});
const sum = set(0, { combined: true });

test('a load is drawn as it acts in the set that is shown, and as in its own where it does not act there', () => {
  const sets = [set(-30), set(10)];
  expect(findTurn({ sets: 0b01 }, sets, 0)).toBe(-30);
  expect(findTurn({ sets: 0b11 }, sets, 1)).toBe(10);
  expect(findTurn({ sets: 0b10 }, sets, 0)).toBe(10);
  // In both, with an angle each: as it was typed.
  expect(findTurn({ sets: 0b11 }, sets, 'all')).toBe(0);
  expect(findTurn({ sets: 1 }, [], 0)).toBe(0);
});

test('in a superposition each member keeps its angle', () => {
  const sets = [set(-30), set(10), sum];
  expect(findTurn({ sets: 0b01 }, sets, 2)).toBe(-30);
  expect(findTurn({ sets: 0b10 }, sets, 2)).toBe(10);
  expect(findSetAngle(sets, 2)).toBe(0);
  expect(findSetAngle([set(-30), set(-30), sum], 2)).toBe(-30);
  expect(findSetAngle(sets, 1)).toBe(10);
});

test('a load of one set has its colour', () => {
  const sets = [set(1), set(2)];
  expect(findSetColor({ sets: 0b10 }, sets)).toBe('#000002');
  expect(findSetColor({ sets: 0b11 }, sets)).toBeUndefined();
});
