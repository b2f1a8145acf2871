import { expect, test } from 'vitest';
import { CELL_MARKS, defuse, findMark, quote, splitCells, undefuse } from './csvCell.ts';

const CELLS = [
  '=1+1',
  "'=1+1",
  "''@a",
  '-a',
  '+1.5 kN',
  '-19′ 8 1/4″',
  '\t=a',
  'a "b"',
  'a;b',
  'a, b',
  'a\tb',
  "it's",
  '',
];

test.each(CELL_MARKS)('a cell that is written between %j comes back as it was', (by) => {
  const line = CELLS.map((cell) => quote(defuse(cell), by)).join(by);
  expect(findMark([line])).toBe(by);
  expect(splitCells(line, by).map(undefuse)).toEqual(CELLS);
});

test.each([
  '=HYPERLINK("http://example.org")',
  '@a',
  '-a',
  '+A1',
  '\tx',
  "-2 +cmd|' /C calc'!A0",
  '-2(1)',
  '-2-3',
])('a spreadsheet does not run %j', (text) => {
  expect(defuse(text)).toBe(`'${text}`);
});

test.each(['-', '+', '-5.95', '+31.076 kN·m', '-1,5 мм', '-3 1/s', '-19′ 8 1/4″', '1', 'A', "it's"])(
  '%j stays as it is',
  (text) => {
    expect(defuse(text)).toBe(text);
  },
);
