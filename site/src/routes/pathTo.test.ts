import { expect, test } from 'vitest';
import { pathTo } from './pathTo.ts';

test('a path is the pattern of its route', () => {
  expect(pathTo('home')).toBe('/');
  expect(pathTo('newTask')).toBe('/new-task');
});

test('an open pattern takes a hash, and is the bare page without one', () => {
  expect(pathTo('beam')).toBe('/msb/');
  expect(pathTo('beam', { hash: '0f3c' })).toBe('/msb/0f3c');
});

test('an inserted value stays one segment', () => {
  expect(pathTo('beam', { hash: 'a/b?c#d' })).toBe('/msb/a%2Fb%3Fc%23d');
});
