import { expect, test } from 'vitest';
import { readSpans } from './readSpans.ts';

test.each([
  ['1', 1],
  [' 20 ', 20],
  ['007', 7],
  ['0', null],
  ['21', null],
  ['', null],
  ['2.5', null],
  ['-3', null],
  ['1e1', null],
  ['three', null],
])('%j spans are %j', (text, spans) => {
  expect(readSpans(text)).toBe(spans);
});
