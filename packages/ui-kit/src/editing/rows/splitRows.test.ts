import { expect, test } from 'vitest';
import { countLines, isTable, splitRows } from './splitRows.ts';

test('text cells of a spreadsheet are read without their text mark', () => {
  expect(splitRows("'=a\t'-b\t'c\t'")).toEqual([{ row: 1, cells: ['=a', '-b', "'c", "'"] }]);
});

test('lines that are not empty are counted', () => {
  expect(countLines('a\tb\r\n\n \nc\n')).toBe(2);
});

test('a word is no table', () => {
  expect(['word', '12 kN', 'one\n'].map(isTable)).toEqual([false, false, false]);
  expect(['1\t2', '1\n2'].map(isTable)).toEqual([true, true]);
});

test('a quoted mark parts no cells', () => {
  expect(splitRows('"a;b";"c ""d"""')).toEqual([{ row: 1, cells: ['a;b', 'c "d"'] }]);
});

test('a table in Markdown has the cells of its frame, and its lines keep their numbers', () => {
  expect(splitRows('Joints\n| x | y |\n|---|:-:|\n| 1,5 | 2 |').map(({ cells }) => cells)).toEqual([
    ['Joints'],
    ['x', 'y'],
    [''],
    ['1,5', '2'],
  ]);
});
