import { expect, test } from 'vitest';
import { insertPiece, turnSign } from './writeSign.ts';

test.each([
  ['10', '-10'],
  ['-10', '10'],
  ['\u221210 kN', '10 kN'],
  ['', '-'],
  ['-', ''],
  ['12,5', '-12,5'],
  // The sign applies to the whole expression, not to its first number.
  ['1+2', '-(1+2)'],
  ['-(1+2)', '1+2'],
  ['-7-8', '-(-7-8)'],
])('the sign of %s turned is %s', (text, turned) => {
  expect(turnSign(text)).toBe(turned);
});

test('a mark comes where the caret is, or in the place of what is selected', () => {
  expect(insertPiece({ text: '12', start: 2, end: 2 }, '\u2032')).toEqual({
    text: '12\u2032',
    start: 3,
    end: 3,
  });
  expect(insertPiece({ text: '12', start: 0, end: 2 }, '/')).toEqual({ text: '/', start: 1, end: 1 });
});
