import type { CaseSet } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { findSetAngle, findSetColor, findTurn, showsWeight } from './setTurn.ts';

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
  // The load acts in both sets, whose angles differ: it is drawn at its own angle.
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

test('self weight is drawn in the sets that it acts in, and with all of them', () => {
  const caseSets = [set(0), set(0), set(0, { combined: true, factors: { 0: 0, 1: 1.5 } }), sum];
  const heavy = { caseSets, selfWeight: true, weightSets: 0b1 };
  expect([0, 1, 2, 3, 'all' as const].map((shown) => showsWeight(heavy, shown))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(showsWeight({ ...heavy, selfWeight: false }, 0)).toBe(false);
  expect(showsWeight({ ...heavy, caseSets: [] }, 0)).toBe(true);
  expect(showsWeight({ ...heavy, caseSets: [] }, 'all')).toBe(true);
  // In a document that names no set, it acts in every one.
  expect(showsWeight({ caseSets, selfWeight: true }, 1)).toBe(true);
});
