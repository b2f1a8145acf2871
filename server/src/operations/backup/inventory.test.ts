import { describe, expect, test } from 'vitest';
import { countRows, findDifferences, parseInventory } from './inventory.ts';

const SUMS = { tasks: { rows: 3, sum: '17' }, users: { rows: 1, sum: '5' } };

describe('findDifferences', () => {
  test('finds none between equal sums, in whichever order their tables are', () => {
    expect(findDifferences(SUMS, { users: SUMS.users, tasks: SUMS.tasks })).toEqual([]);
  });

  test.each([
    [{ ...SUMS, tasks: { rows: 2, sum: '17' } }, ['tasks has 3 rows, and 2']],
    [{ ...SUMS, tasks: { rows: 3, sum: '18' } }, ['tasks has other rows']],
    [{ tasks: SUMS.tasks }, ['users is in one of them only']],
    [{ ...SUMS, audit: { rows: 0, sum: '0' } }, ['audit is in one of them only']],
    [{}, ['tasks is in one of them only', 'users is in one of them only']],
  ])('beside %j: %j', (other, differences) => {
    expect(findDifferences(SUMS, other)).toEqual(differences);
  });
});

describe('parseInventory', () => {
  test('reads what was written', () => {
    expect(parseInventory(JSON.stringify(SUMS, null, 2))).toEqual(SUMS);
  });

  test.each([
    '',
    '{',
    'null',
    '3',
    '{"users":null}',
    '{"users":{"rows":"1","sum":"5"}}',
    '{"users":{"rows":1,"sum":5}}',
  ])('refuses %s', (text) => {
    expect(parseInventory(text)).toBeNull();
  });
});

test('countRows adds the rows of all tables', () => {
  expect(countRows(SUMS)).toBe(4);
});
