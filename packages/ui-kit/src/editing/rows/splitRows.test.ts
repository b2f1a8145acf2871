import { expect, test } from 'vitest';
import { countLines, isTable, splitRows } from './splitRows.ts';

test('what a spreadsheet marked as a text comes without its mark', () => {
  expect(splitRows("'=a\t'-b\t'c\t'")).toEqual([{ row: 1, cells: ['=a', '-b', "'c", "'"] }]);
});

test('lines that say something are counted', () => {
  expect(countLines('a\tb\r\n\n \nc\n')).toBe(2);
});

test('a word is no table', () => {
  expect(['word', '12 kN', 'one\n'].map(isTable)).toEqual([false, false, false]);
  expect(['1\t2', '1\n2'].map(isTable)).toEqual([true, true]);
});

test('a quoted mark parts no cells', () => {
  expect(splitRows('"a;b";"c ""d"""')).toEqual([{ row: 1, cells: ['a;b', 'c "d"'] }]);
});
