import { expect, test } from 'vitest';
import { isUndo } from './isUndo.ts';

const press = { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };

test('Ctrl Z and ⌘ Z ask for a step back, on a Cyrillic layout too, and nothing else does', () => {
  expect(isUndo(press)).toBe(true);
  expect(isUndo({ ...press, key: 'Z' })).toBe(true);
  expect(isUndo({ ...press, ctrlKey: false, metaKey: true })).toBe(true);
  expect(isUndo({ ...press, key: '\u044f' })).toBe(true);
  // A German keyboard has Z where others have Y.
  expect(isUndo({ ...press, code: 'KeyY' })).toBe(true);
  expect(isUndo({ ...press, key: 'y' })).toBe(false);
  expect(isUndo({ ...press, shiftKey: true })).toBe(false);
  expect(isUndo({ ...press, altKey: true })).toBe(false);
  expect(isUndo({ ...press, ctrlKey: false })).toBe(false);
});
