import { expect, test } from 'vitest';
import { leadsTo } from './leadsTo.ts';

test.each([
  ['/msb/', '/msb/0f3c', false, true],
  ['/msb/', '/msb', false, true],
  ['/msb/', '/msbx', false, false],
  ['/about', '/about/', false, true],
  ['/about', '/about', true, true],
  ['/guide/beams/1', '/guide/beams/2', false, false],
  ['/', '/about', true, false],
  ['/', '/', true, true],
  ['/', '/about', false, false],
])('a link to %s at %s, the very address alone: %s', (to, pathname, end, isThere) => {
  expect(leadsTo(to, { pathname, end })).toBe(isThere);
});
