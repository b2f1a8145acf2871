import { expect, test } from 'vitest';
import { readOptionNumber } from './readOptionNumber.ts';

test.each([
  ['50', 'en-US', 50],
  ['33,5', 'ru', 33.5],
  ['33.5', 'ru', 33.5],
  [' 12 ', 'uk', 12],
  ['100/4', 'en-US', 25],
  ['2*3', 'en-US', 6],
  ['+8', 'en-US', 8],
])('%s in %s is %f, as in every field', (text, locale, value) => {
  expect(readOptionNumber(text, locale)).toBe(value);
});

test.each(['', ' ', 'ten', '5 m', '50 %', '0x10', '1e', 'Infinity'])('“%s” is no number', (text) => {
  expect(readOptionNumber(text, 'en-US')).toBeNaN();
});
