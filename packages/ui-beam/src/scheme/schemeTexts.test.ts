import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createSchemeTexts } from './schemeTexts.ts';

test.each([
  [12, 0, '12 m'],
  [12, 1, '12.0 m'],
  [12, 3, '12.000 m'],
  [12, 6, '12.000 m'],
  [2.25, 0, '2.25 m'],
  [2.25, 1, '2.25 m'],
  [2.25, 6, '2.250 m'],
  [2.0625, 3, '2.0625 m'],
  [2.0625, 6, '2.0625 m'],
  [0.0004, 3, '0.0004 m'],
])('a typed length of %s m keeps its digits where results have %s', (length, digits, text) => {
  const format = createFormat({ locale: 'en-US', units: 0, digits });
  expect(createSchemeTexts(format, 0).whole(length).replaceAll('\u202f', ' ')).toBe(text);
});
