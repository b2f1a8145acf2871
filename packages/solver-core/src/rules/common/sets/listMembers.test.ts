import { expect, test } from 'vitest';
import type { CaseSet } from '../../../model/common/document.ts';
import { listMembers } from './listMembers.ts';

const set = (part: Partial<CaseSet> = {}): CaseSet => ({
  title: '',
  description: '',
  color: '#607d8b',
  angle: 0,
  combined: false,
  ...part,
});

test('a combined set adds up the plain ones it does not multiply by nothing', () => {
  const sets = [set(), set(), set({ combined: true }), set({ combined: true, factors: { 0: 1.35, 1: 0 } })];
  expect(listMembers(sets, 2)).toEqual([0, 1]);
  expect(listMembers(sets, 3)).toEqual([0]);
});

test('a plain set adds up nothing, nor does one that is not there', () => {
  expect(listMembers([set(), set()], 0)).toEqual([]);
  expect(listMembers([], 0)).toEqual([]);
});
