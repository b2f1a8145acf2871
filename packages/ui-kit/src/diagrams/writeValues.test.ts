import { expect, test } from 'vitest';
import { writeValues } from './writeValues.ts';

test('numbers are bare, their unit is in the head, and a minus is a hyphen', () => {
  const table = {
    head: ['What', 'Position', 'Value'],
    rows: [
      ['Maximum', '3 m', '+31.076 kN·m'],
      ['Minimum', '6 m', '−1,202.483 kN·m'],
    ],
  };
  expect(writeValues(table, { locale: 'en-US', by: '\t' })).toBe(
    'What\tPosition, m\tValue, kN·m\nMaximum\t3\t+31.076\nMinimum\t6\t-1202.483\n',
  );
});

test('a decimal comma stays and group separators are removed', () => {
  const table = { head: ['Значение'], rows: [['−12\u00a0102,5 мм']] };
  expect(writeValues(table, { locale: 'ru', by: ';' })).toBe('Значение, мм\n-12102,5\n');
});

test('feet and inches stay as they are written, and what would end a cell is quoted', () => {
  const table = {
    head: ['x', 'Value'],
    rows: [
      ['19′ 8 1/4″', '5 kip'],
      ['0 ft', 'a "b", c'],
    ],
  };
  expect(writeValues(table, { locale: 'en-US', by: ',' })).toBe(
    'x,Value\n19′ 8 1/4″,5 kip\n0 ft,"a ""b"", c"\n',
  );
});

test('a cell without a value takes no unit from the head', () => {
  const table = { head: ['x1'], rows: [['4 m'], [''], ['6 m']] };
  expect(writeValues(table, { locale: 'en-US', by: '\t' })).toBe('"x1, m"\n4\n\n6\n'.replaceAll('"', ''));
});

test('numbers apart by a typed blank stay apart, and a name of digits stays a name', () => {
  const table = { head: ['Sets', 'Name'], rows: [['1 2', '100 A']], words: [1] };
  for (const locale of ['en-US', 'ru'] as const)
    expect(writeValues(table, { locale, by: '\t' })).toBe('Sets\tName\n1 2\t100 A\n');
  expect(writeValues({ head: ['x'], rows: [['235 10']] }, { locale: 'ru', by: '\t' })).toBe('x\n235 10\n');
});

test('a text that a spreadsheet would run is marked as a text, a number is not', () => {
  const rows = [['=HYPERLINK("http://example.org")'], ['@a'], ['-a'], ['+1.5 kN'], ['−2 kN']];
  expect(writeValues({ head: ['Name'], rows }, { locale: 'en-US', by: '\t' }).split('\n')).toEqual([
    'Name',
    `"'=HYPERLINK(""http://example.org"")"`,
    "'@a",
    "'-a",
    '+1.5 kN',
    '-2 kN',
    '',
  ]);
});
