import { expect, test } from 'vitest';
import { splitNote } from './splitNote.ts';

const plain = (text: string) => [{ text, isStrong: false }];

test('empty lines part paragraphs, lines of a list stand alone', () => {
  expect(splitNote('# First\n\nTwo\nlines\n- one\n- two\n\n')).toEqual([
    plain('First'),
    plain('Two lines'),
    plain('one'),
    plain('two'),
  ]);
});

test('text between pairs of asterisks is strong', () => {
  expect(splitNote('**New.** Beams, **exactly**')).toEqual([
    [
      { text: 'New.', isStrong: true },
      { text: ' Beams, ', isStrong: false },
      { text: 'exactly', isStrong: true },
    ],
  ]);
  expect(splitNote('2 ** 3')).toEqual([plain('2 ** 3')]);
});

test('markup is text', () => {
  expect(splitNote('<b>bold</b>')).toEqual([plain('<b>bold</b>')]);
});
