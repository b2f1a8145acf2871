import { displayUnit } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { readRows } from './readRows.ts';
import { createRowReader } from './rowReader.ts';

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
    '%s is beyond what a value may be, and how far that goes is reported',
    (text) => {
      expect(readValues(`${text}\t2`).problems).toEqual([
        { row: 1, column: '1', text, code: 'great', bound: { value: 1e15, unit: 'm' } },
      ]);
    },
  );

  test('the second of two columns with one name is skipped and reported', () => {
    const { rows, passedOver } = readValues('x\tX\tvalue\n1\t2\t-3');
    expect(rows).toEqual([[1, -3000]]);
    expect(passedOver).toEqual(['X']);
  });

  test('unknown columns are reported', () => {
    expect(readValues('№\tx\tP\tNote\n1\t2\t3\tfirst').passedOver).toEqual(['Note']);
  });

  test('empty lines are skipped', () => {
    expect(readRows('\n \n', COLUMNS, () => [])).toBeNull();
  });

  test('a date or a difference is named as what is no number', () => {
    expect(readValues('x\tP\n2024-01-01\t1-2').problems.map(({ column, code }) => [column, code])).toEqual([
      ['x', 'number'],
      ['P', 'number'],
    ]);
  });

  test('an ambiguous comma is reported with its place and its reading', () => {
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
