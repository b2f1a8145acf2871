import type { BeamCase } from '@eecs/solver-core';
import { hasSettlementIn } from '@eecs/solver-core/rules';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { toggleSettlementSet } from './toggleSettlementSet.ts';

const set = { title: '', description: '', color: 'grey', angle: 0, combined: false };
const { twoSpans } = beamExamples;
const start: BeamCase = {
  ...twoSpans,
  caseSets: [set, set, set],
  supports: twoSpans.supports.map((support, index) =>
    index === 1 ? { ...support, settlement: { y: -0.005 } } : support,
  ),
};

test('a settlement acts in every set until it is taken out of one, and then only where it says', () => {
  const support = start.supports[1] ?? { className: 'simple', x: 0 };
  expect([0, 1, 2, 9].map((index) => hasSettlementIn(support, index))).toEqual([true, true, true, true]);
  const out = toggleSettlementSet(start, 1, 1).document;
  expect(out.supports[1]?.sets).toBe(0b101);
  expect(toggleSettlementSet(out, 1, 0).document.supports[1]?.sets).toBe(0b100);
});

test('back in every set it names no sets', () => {
  const out = toggleSettlementSet(start, 1, 1).document;
  expect(toggleSettlementSet(out, 1, 1).document).toEqual(start);
});

test('a support or a set that is not there changes nothing', () => {
  expect(toggleSettlementSet(start, 7, 0).document).toBe(start);
  expect(toggleSettlementSet(start, 1, 3).document).toBe(start);
});
