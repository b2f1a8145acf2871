import { expect, test } from 'vitest';
import { goByKey } from './roving.ts';

const seven = { count: 7, axis: 'y' } as const;

test('arrows, Home and End go through a list and stop at its ends', () => {
  expect(goByKey('ArrowDown', 2, seven)).toBe(3);
  expect(goByKey('ArrowUp', 0, seven)).toBe(0);
  expect(goByKey('ArrowDown', 6, seven)).toBe(6);
  expect(['Home', 'End'].map((key) => goByKey(key, 3, seven))).toEqual([0, 6]);
});

test('a wrapping list continues at the other end, and page keys stop there nevertheless', () => {
  const tabs = { count: 7, axis: 'x', wraps: true, page: 5 } as const;
  expect([goByKey('ArrowLeft', 0, tabs), goByKey('ArrowRight', 6, tabs)]).toEqual([6, 0]);
  expect([goByKey('PageDown', 4, tabs), goByKey('PageUp', 1, tabs)]).toEqual([6, 0]);
});

test('keys of the other axis, letters, and all keys of an empty list go nowhere', () => {
  expect(['ArrowLeft', 'PageDown', 'a', 'Enter'].map((key) => goByKey(key, 3, seven))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(goByKey('Home', 0, { count: 0, axis: 'y' })).toBeNull();
});
