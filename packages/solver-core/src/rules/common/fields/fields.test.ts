import { describe, expect, test } from 'vitest';
import { checkNumber } from './checkNumber.ts';
import { roundTyped } from './roundTyped.ts';
import { isDate, isEmail, isFullTime, isHexColor, isRgbaColor, isRgbColor, isTime } from './validators.ts';

/** Each validator with texts that it accepts and texts that it refuses. */
const VALIDATORS = [
  {
    is: isDate,
    // 2000 was a leap year, 1900 was not.
    yes: ['2026-11-22', '2024-02-29', '2000-02-29', '2026-04-30', '2026-12-31'],
    no: [
      '',
      '2023-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-00-10',
      '2026-13-01',
      '2026-1-2',
      '22.11.2026',
      '2026-11-22 ',
    ],
  },
  {
    is: isTime,
    yes: ['00:00', '7:05', '07:05', '19:59', '23:59'],
    no: ['', '24:00', '12:60', '12:5', '7', '12:30:00', ' 12:30'],
  },
  { is: isFullTime, yes: ['00:00:00', '7:05:09', '23:59:59'], no: ['', '23:59', '23:59:60', '24:00:00'] },
  {
    is: isEmail,
    yes: [
      'user@example.com',
      'a.b+c@sub.example.org',
      'інженер@приклад.укр',
      `${'a'.repeat(64)}@example.com`,
    ],
    no: [
      '',
      'user',
      'user@',
      '@example.com',
      'user@example',
      'a@b@example.com',
      'a b@example.com',
      'a..b@example.com',
      '.a@example.com',
      'user@-example.com',
      'user@example..com',
      'user@127.0.0.1',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.com`,
    ],
  },
  {
    is: isHexColor,
    yes: ['#c00000', '#0080C0', '#fff', '#fffc', '#c0000080'],
    no: ['', 'c00000', '#c0000', '#ggg', '#c000000', 'red'],
  },
  {
    is: isRgbColor,
    yes: ['rgb(192, 0, 0)', 'rgb(0,128,192)', 'RGB( 255 , 255 , 255 )'],
    no: ['', 'rgb(256, 0, 0)', 'rgb(1, 2)', 'rgb(1, 2, 3, 0.5)', 'rgb(-1, 0, 0)', 'rgba(1, 2, 3)'],
  },
  {
    is: isRgbaColor,
    yes: [
      'rgba(192, 0, 0, 0.5)',
      'rgba(0,128,192,1)',
      'rgba(0, 0, 0, 0)',
      'rgba(1, 2, 3, .25)',
      'rgba(1, 2, 3, 1.0)',
    ],
    no: [
      '',
      'rgba(256, 0, 0, 1)',
      'rgba(1, 2, 3)',
      'rgba(1, 2, 3, 1.5)',
      'rgba(1, 2, 3, 50%)',
      'rgb(1, 2, 3)',
    ],
  },
];

describe.each(VALIDATORS)('$is.name', ({ is, yes, no }) => {
  test.each(yes)('takes “%s”', (text) => expect(is(text)).toBe(true));
  test.each(no)('does not take “%s”', (text) => expect(is(text)).toBe(false));
});

test('a long text that is no email is refused at once', () => {
  // A pattern that tries every division of a text would practically never finish on this one.
  expect(isEmail(`${'a.'.repeat(31)}@${'a-'.repeat(90)}`)).toBe(false);
});

test('numbers: “Field cannot be null”, must be finite, “Value should be > 0”', () => {
  expect(checkNumber(null)).toBe('null');
  expect(checkNumber(undefined, { positive: true })).toBe('null');
  expect(checkNumber(NaN)).toBe('notFinite');
  expect(checkNumber(-Infinity)).toBe('notFinite');
  expect(checkNumber(0)).toBeNull();
  expect(checkNumber(0, { positive: true })).toBe('notPositive');
  expect(checkNumber(1e-12, { positive: true })).toBeNull();
});

test('the accurate mode keeps six decimals of the displayed unit', () => {
  expect(roundTyped(1 / 3, { quantity: 'length', system: 0 })).toBe(0.333333);
  // 1234.5678912 N are 1.234568 kN.
  expect(roundTyped(1234.5678912, { quantity: 'force', system: 0 })).toBe(1234.568);
  expect(roundTyped(0.25, { quantity: 'length', system: 0 })).toBe(0.25);
});
