import { expect, test } from 'vitest';
import { listOddFactors } from './listOddFactors.ts';

const list = (...caseSets: Parameters<typeof listOddFactors>[0]['caseSets'][number][]) =>
  listOddFactors({ caseSets });

test('factors of a set that is not combined are told of, those of a combined one are not', () => {
  const factors = { 0: 1.35, weight: 1.35 };
  expect(list({ combined: false, factors }, { combined: true, factors }, { combined: false })).toEqual([
    { set: 0, isIgnored: true, lifts: null },
  ]);
  expect(list({ combined: false, factors: {} })).toEqual([]);
});

test('weight that lifts is told of with its factor, weight without one or by nothing is not', () => {
  expect(list({ combined: true, factors: { weight: -0.9 } })).toEqual([
    { set: 0, isIgnored: false, lifts: -0.9 },
  ]);
  expect(list({ combined: true, factors: { weight: 0 } }, { combined: true })).toEqual([]);
});
