import { expect, test } from 'vitest';
import { getCanonicalAddress } from './canonical.ts';

test('the canonical address is base, path and search', () => {
  expect(getCanonicalAddress('https://eecs.example', { pathname: '/msb/ab12', search: '?debug=1' })).toBe(
    'https://eecs.example/msb/ab12?debug=1',
  );
});

test('a slash at the end of the base is not doubled', () => {
  expect(getCanonicalAddress('https://eecs.example/app/', { pathname: '/about', search: '' })).toBe(
    'https://eecs.example/app/about',
  );
});
