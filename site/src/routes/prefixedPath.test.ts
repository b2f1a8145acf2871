import { expect, test } from 'vitest';
import { isPrefixed, matchPrefixed } from './prefixedPath.ts';

test('a name after a prefix in one segment is told from names that fill one', () => {
  expect(['/preview-msb:id', '/preview-truss:id'].every(isPrefixed)).toBe(true);
  expect(['/terms/:docRef', '/guide/:part/:index', '/msb/*', '/'].some(isPrefixed)).toBe(false);
});

test('only a whole number stands in its place', () => {
  const isPreview = (path: string) => matchPrefixed('/preview-msb:id', path);
  expect(['/preview-msb1', '/preview-msb42/'].every(isPreview)).toBe(true);
  expect(
    ['/preview-msb', '/preview-msb0', '/preview-msb4x', '/preview-truss4', '/preview-msb4/5'].some(isPreview),
  ).toBe(false);
});
