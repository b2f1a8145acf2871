import { expect, test } from 'vitest';
import { orderTables } from './orderTables.ts';

test('a table comes after those whose rows it names', () => {
  const references = [
    { from: 'revisions', to: 'tasks' },
    { from: 'tasks', to: 'users' },
    { from: 'audit', to: 'users' },
  ];
  expect(orderTables(['audit', 'revisions', 'tasks', 'users'], references)).toEqual([
    'users',
    'audit',
    'tasks',
    'revisions',
  ]);
});

test('a table may name its own rows, but not one that names it', () => {
  expect(orderTables(['tree'], [{ from: 'tree', to: 'tree' }])).toEqual(['tree']);
  const ring = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => orderTables(['a', 'b', 'c'], ring)).toThrow('a, b');
});
