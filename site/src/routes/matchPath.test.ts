import { expect, test } from 'vitest';
import { matchPath } from './matchPath.ts';

test.each([
  ['/guide/:part/:index', '/guide/beams/2', { part: 'beams', index: '2' }],
  ['/guide/:part/:index', '/Guide/beams/2/', { part: 'beams', index: '2' }],
  ['/guide/:part/:index', '/guide/beams', null],
  ['/guide/:part/:index', '/guide/beams/2/3', null],
  ['/msb/*', '/msb', { '*': '' }],
  ['/msb/*', '/msb/0f3c/more', { '*': '0f3c/more' }],
  ['/msb/*', '/msbx', null],
  ['/terms/:docRef', '/terms/%D1%82', { docRef: 'т' }],
  // Not a valid encoding: the address is used as it is written.
  ['/terms/:docRef', '/terms/%D1%', { docRef: '%D1%' }],
  ['/', '/', {}],
  ['/', '/about', null],
  ['*', '/no/such', { '*': 'no/such' }],
])('%s reads %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
