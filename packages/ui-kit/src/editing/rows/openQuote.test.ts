import { expect, test } from 'vitest';
import { findOpenQuote, splitRows } from './splitRows.ts';

const cellsOf = (text: string): readonly (readonly string[])[] => splitRows(text).map(({ cells }) => cells);

test.each([
  ['1,2\n3,"four\n5,6', 2, '"four'],
  ['1\t2\n3\t4\n"five\t6', 3, '"five\t6'],
  // The quote of the third line starts a cell: it does not close that of the first line.
  ['1,"a\n2,3\n4,"b",5', 1, '"a'],
  ['x;y\n1;"2\n', 2, '"2'],
])('a quote that does not end is found where it began: %j', (text, row, told) => {
  expect(findOpenQuote(text)).toEqual({ row, text: told });
  // Every line stays a separate row.
  expect(splitRows(text)).toHaveLength(text.split('\n').length);
});

test('a line break in a quoted cell is a space, and rows are counted as a spreadsheet counts them', () => {
  const text = '"Start\nnode","End\r\nnode"\n1,2';
  expect(findOpenQuote(text)).toBeNull();
  expect(cellsOf(text)).toEqual([
    ['Start node', 'End node'],
    ['1', '2'],
  ]);
});

test('quotes within a text, as marks of inches and names, begin none', () => {
  expect(findOpenQuote('12\' 6"\t3"\n"A" frame\tB')).toBeNull();
  expect(cellsOf('12\' 6"\t3"\n"A" frame\tB')).toEqual([
    ['12\' 6"', '3"'],
    ['"A" frame', 'B'],
  ]);
  expect(cellsOf('1,"two, ""2""" ,3')).toEqual([['1', 'two, "2"', '3']]);
  expect(cellsOf('1,"","a"')).toEqual([['1', '', 'a']]);
});
