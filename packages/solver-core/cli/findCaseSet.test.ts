import { expect, test } from 'vitest';
import { describeAbsentSet, findCaseSet } from './findCaseSet.ts';

const SETS = [{ title: 'Dead' }, { title: '' }, { title: '7' }];

test('a case set is found by its number from 1, or by its title; the first one without a name', () => {
  expect([null, '1', '3', 'Dead', '7'].map((name) => findCaseSet(SETS, name))).toEqual([0, 0, 2, 0, 2]);
  expect(['0', '4', '1.5', 'dead', ' '].map((name) => findCaseSet(SETS, name))).toEqual(Array(5).fill(null));
});

test('a document without case sets has one', () => {
  expect([findCaseSet([], null), findCaseSet([], '1'), findCaseSet([], '2')]).toEqual([0, 0, null]);
});

test('the case sets that exist are listed', () => {
  expect(describeAbsentSet('The beam', 'Wind', SETS)).toBe(
    'The beam has no case set Wind. Its case sets: 1 (Dead), 2, 3 (7).\n',
  );
  expect(describeAbsentSet('The beam', '2', [])).toBe('The beam has no case set 2. It has no case sets.\n');
});
