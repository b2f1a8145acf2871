import { expect, test } from 'vitest';
import { judgeSaved } from './judgeSaved.ts';

test.each([
  ['nothing was edited', { print: null, savedPrint: null, solvedPrint: null }, false, false],
  ['an edit', { print: 'b', savedPrint: null, solvedPrint: null }, true, false],
  ['a solve clears it', { print: 'b', savedPrint: null, solvedPrint: 'b' }, false, false],
  ['the next edit sets it again', { print: 'c', savedPrint: null, solvedPrint: 'b' }, true, false],
  ['an edit of a task of the account', { print: 'b', savedPrint: 'a', solvedPrint: null }, true, true],
  ['a solve of it saves nothing', { print: 'b', savedPrint: 'a', solvedPrint: 'b' }, false, true],
  ['a save', { print: 'b', savedPrint: 'b', solvedPrint: null }, false, false],
])('%s', (_, prints, isModified, isUnsaved) => {
  expect(judgeSaved(prints)).toEqual({ isModified, isUnsaved });
});
