import { expect, test } from 'vitest';
import { splitNote } from './splitNote.ts';

test('empty lines part paragraphs, lines of a list stand alone', () => {
  expect(splitNote('# First\n\nTwo\nlines\n- one\n- two\n\n')).toEqual(['First', 'Two lines', 'one', 'two']);
});

test('markup is text', () => {
  expect(splitNote('<b>bold</b>')).toEqual(['<b>bold</b>']);
});
