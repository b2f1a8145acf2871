import { displayUnit } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { readHeading } from './readHeading.ts';
import { isComputed, readNumber, settleMark } from './readNumber.ts';
import { readRows } from './readRows.ts';
import { createRowReader } from './rowReader.ts';
import { isTable, countLines, splitRows } from './splitRows.ts';

const COLUMNS = [
  { key: 'x', names: ['x'] },
  { key: 'value', names: ['value', 'p'] },
] as const;
const reading = { system: 0, locale: 'ru', unitOf: displayUnit } as const;

function readValues(text: string, locale: string = reading.locale) {
  const reader = createRowReader<'x' | 'value'>({ ...reading, locale });
  const read = readRows<'x' | 'value'>(text, COLUMNS, () => ['x', 'value']);
  const rows = read?.rows.map((row) => [
    reader.value(row, 'x', 'length'),
    reader.value(row, 'value', 'force'),
  ]);
  const { problems, doubts } = reader;
  return { rows, problems, doubts, passedOver: read?.passedOver };
}

describe('rows of a spreadsheet', () => {
  test.each([
    ['tabs and points', '1.5\t-2', [[1.5, -2000]]],
    [
      'tabs and commas, lines of Windows',
      '1,5\t-2\r\n2\t3,25\r\n',
      [
        [1.5, -2000],
        [2, 3250],
      ],
    ],
    ['semicolons', '1,5;-2', [[1.5, -2000]]],
    ['thousands apart', '1 200,5\t1.234,5', [[1200.5, 1234500]]],
    ['units in the cells', '150 cm\t500 N', [[1.5, 500]]],
    ['units in the headings, columns in any order', 'P, N\tx (mm)\n250\t1500', [[1.5, 250]]],
    ['a unit of its own before that of the heading', 'x [mm]\tP\n2 m\t1', [[2, 1000]]],
    ['quoted cells', '"1,5","-2"', [[1.5, -2000]]],
    [
      'blank lines between',
      'x\tvalue\n\n1\t2\n\n3\t4',
      [
        [1, 2000],
        [3, 4000],
      ],
    ],
  ])('are read with %s', (_, text, rows) => {
    expect(readValues(text)).toEqual({ rows, problems: [], doubts: [], passedOver: [] });
  });

  test('every cell that makes no sense is named by its row and its column', () => {
    expect(readValues('x, m\tP, furlong\tNote\n1\t2\tfirst\nabc\t3 kN\n').problems).toEqual([
      { row: 2, column: 'P, furlong', text: '2', code: 'unit' },
      { row: 3, column: 'x, m', text: 'abc', code: 'number' },
    ]);
    expect(readValues('1\t2\n3\t').problems).toEqual([{ row: 2, column: '2', text: '', code: 'missing' }]);
  });

  test.each(['1e40', '1e308', '-1e309'])(
    '%s is beyond what a value may be, and how far that goes is told',
    (text) => {
      expect(readValues(`${text}\t2`).problems).toEqual([
        { row: 1, column: '1', text, code: 'great', bound: { value: 1e15, unit: 'm' } },
      ]);
    },
  );

  test('of two columns of one name the second is not read, and told', () => {
    const { rows, passedOver } = readValues('x\tX\tvalue\n1\t2\t-3');
    expect(rows).toEqual([[1, -3000]]);
    expect(passedOver).toEqual(['X']);
  });

  test('what a spreadsheet marked as a text comes without its mark', () => {
    expect(splitRows("'=a\t'-b\t'c\t'")).toEqual([{ row: 1, cells: ['=a', '-b', "'c", "'"] }]);
  });

  test('lines that say something are counted', () => {
    expect(countLines('a\tb\r\n\n \nc\n')).toBe(2);
  });

  test('columns that nobody looks for are told', () => {
    expect(readValues('№\tx\tP\tNote\n1\t2\t3\tfirst').passedOver).toEqual(['Note']);
  });

  test('a word is no table', () => {
    expect(['word', '12 kN', 'one\n'].map(isTable)).toEqual([false, false, false]);
    expect(['1\t2', '1\n2'].map(isTable)).toEqual([true, true]);
    expect(readRows('\n \n', COLUMNS, () => [])).toBeNull();
  });
});

test('headings name a column and a unit', () => {
  expect(['x, m', 'Value (kN)', 'E [GPa]', 'Name'].map(readHeading)).toEqual([
    { name: 'x', unit: 'm' },
    { name: 'value', unit: 'kN' },
    { name: 'e', unit: 'GPa' },
    { name: 'name', unit: '' },
  ]);
});

test('a quoted mark parts no cells', () => {
  expect(splitRows('"a;b";"c ""d"""')).toEqual([{ row: 1, cells: ['a;b', 'c "d"'] }]);
});

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
  expect(readValues('x\tP\n2024-01-01\t1-2').problems.map(({ column, code }) => [column, code])).toEqual([
    ['x', 'number'],
    ['P', 'number'],
  ]);
});

describe('a lone comma before three digits', () => {
  test('parts thousands in en-US and decimals in ru and uk', () => {
    const read = (text: string) => ['en-US', 'ru', 'uk'].map((locale) => readNumber(text, locale));
    expect(read('1,200')).toEqual([1200, 1.2, 1.2]);
    expect(read('−12,500')).toEqual([-12500, -12.5, -12.5]);
    // A mark that cannot part thousands parts decimals everywhere.
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

  test('is told of a table with its place and what it was read as', () => {
    expect(readValues('x, mm\tP\n1,200\t1,500 N', 'en-US')).toEqual({
      rows: [[1.2, 1500]],
      problems: [],
      doubts: [
        { row: 2, column: 'x, mm', text: '1,200', readAs: '1200' },
        { row: 2, column: 'P', text: '1,500 N', readAs: '1500 N' },
      ],
      passedOver: [],
    });
    for (const locale of ['ru', 'uk'])
      expect(readValues('1,200\t1,500', locale)).toMatchObject({ rows: [[1.2, 1500]], doubts: [] });
  });
});
