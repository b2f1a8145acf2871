import type { CaseSet, CommonCase } from '@eecs/solver-core';
import { weightFactors } from '@eecs/solver-core/rules';
import { expect, test } from 'vitest';
import { appendCaseSet } from './appendCaseSet.ts';
import { createCaseSet } from './createCaseSet.ts';

const plain = createCaseSet([], 'Live');
const combined: CaseSet = { ...plain, title: 'ULS', combined: true, factors: { 0: 1.35, 1: 1.5 } };

type Heavy = Pick<CommonCase, 'caseSets' | 'selfWeight' | 'weightSets'>;

const createHeavy = (caseSets: readonly CaseSet[], rest: Partial<Heavy> = {}): Heavy => ({
  caseSets,
  selfWeight: true,
  ...rest,
});

/** How often self weight acts in each set. */
const countWeights = (document: Heavy): number[] =>
  document.caseSets.map((_, at) => weightFactors(document, at).reduce((sum, { factor }) => sum + factor, 0));

test('self weight acts in the first case set and in none that is added later', () => {
  const first = appendCaseSet(createHeavy([]), plain);
  expect(countWeights(first)).toEqual([1]);
  const second = appendCaseSet(first, plain);
  expect(second.weightSets).toBe(1);
  expect(countWeights(second)).toEqual([1, 0]);
  // 1.35 G + 1.5 Q counts the weight of G and no other set.
  expect(countWeights(appendCaseSet(second, combined))).toEqual([1, 0, 1.35]);
});

test('a set that is added leaves the answers of the others as they were', () => {
  const old = createHeavy([plain, combined]);
  expect(countWeights(old)).toEqual([1, 1]);
  expect(countWeights(appendCaseSet(old, plain))).toEqual([1, 1, 0]);
  // In an old document self weight acts in both sets; a combination of both counts it once, not 1.35 + 1.5 times.
  const both = createHeavy([plain, plain]);
  expect(countWeights(appendCaseSet(both, combined))).toEqual([1, 1, 1]);
});

test('sets that the document named stay, and one without self weight names none', () => {
  expect(appendCaseSet(createHeavy([plain, plain], { weightSets: 0b10 }), plain).weightSets).toBe(0b10);
  expect(appendCaseSet(createHeavy([plain], { selfWeight: false }), plain).weightSets).toBeUndefined();
});
