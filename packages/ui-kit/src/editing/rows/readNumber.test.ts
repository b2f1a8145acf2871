import { describe, expect, test } from 'vitest';
import { isComputed, readNumber, settleMark } from './readNumber.ts';

test.each([
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['−2,5', -2.5],
  ['1e-3', 0.001],
  ['1.2.3', null],
  ['1.5,2', null],
  ['12,34.5', null],
  ['3 4', null],
  ['1200 500', null],
  ['1 200 500,5', 1_200_500.5],
  ['1.200,5', 1200.5],
  ['- 5', -5],
  ['', null],
])('%s is the number %s', (text, value) => {
  expect(readNumber(text, 'en-US')).toBe(value);
});

test('a text that asks to be computed is no number of a cell; a length, a fraction and a unit do not', () => {
  const computed = ['1-2', '6 + 4.5', '2*3', '2 × 3', '2^3', '(1)', '=5', '3 m - 1 m', '1 m+20'];
  const dates = ['2024-01-01', '01/02/2024', '2024/1/2', '2024–01–01'];
  for (const text of [...computed, ...dates]) expect([text, isComputed(text)]).toEqual([text, true]);
  const lengths = [
    '12\' 3-1/2"',
    "12'-6",
    '6-1/2 in',
    '12 ft - 6 in',
    '3 m 20 cm',
    '3/8"',
    '1/2',
    '3 1/2 ft',
    '-5 m',
  ];
  const values = [
    '1.5e-3',
    '1e-5 m',
    '2 kN*m',
    '2 kN/m',
    '1.2e-5 1/°C',
    '1.2e-5 K^-1',
    '5 N/mm^2',
    '-5',
    '- 5',
    '',
  ];
  for (const text of [...lengths, ...values]) expect([text, isComputed(text)]).toEqual([text, false]);
});

describe('a lone comma before three digits', () => {
  test('parts thousands in en-US and decimals in ru and uk', () => {
    const read = (text: string) => ['en-US', 'ru', 'uk'].map((locale) => readNumber(text, locale));
    expect(read('1,200')).toEqual([1200, 1.2, 1.2]);
    expect(read('−12,500')).toEqual([-12500, -12.5, -12.5]);
    // A mark that cannot separate thousands is a decimal mark everywhere.
    expect(read('1.200')).toEqual([1.2, 1.2, 1.2]);
    expect(read('0,200')).toEqual([0.2, 0.2, 0.2]);
    expect(read('1200,500')).toEqual([1200.5, 1200.5, 1200.5]);
    expect(read('1,20')).toEqual([1.2, 1.2, 1.2]);
    expect(read('1,2000')).toEqual([1.2, 1.2, 1.2]);
  });

  test('is in doubt where it parts thousands, and there alone', () => {
    expect(settleMark('1,200 mm', 'en-US')).toEqual({ text: '1200 mm', isDoubtful: true });
    for (const text of ['1.200', '0,200', '1,20', '1,234.5', '1,200,000'])
      expect(settleMark(text, 'en-US')).toEqual({ text, isDoubtful: false });
    for (const locale of ['ru', 'uk'])
      expect(settleMark('1,200', locale)).toEqual({ text: '1,200', isDoubtful: false });
  });
});
