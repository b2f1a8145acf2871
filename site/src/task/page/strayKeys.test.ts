import { expect, test } from 'vitest';
import { readStrayKey } from './strayKeys.ts';

const press = (key: string, code: string, more: object = { ctrlKey: true }) =>
  readStrayKey({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

test('keys with a modifier mean the editor’s verbs on any layout, and nothing else does', () => {
  expect(press('Enter', 'Enter')).toBe('solve');
  expect(press('Enter', 'NumpadEnter', { metaKey: true })).toBe('solve');
  expect(press('z', 'KeyZ')).toBe('undo');
  expect(press('я', 'KeyZ')).toBe('undo');
  expect(press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(press('y', 'KeyY')).toBe('redo');
  // On a German keyboard Z is where other layouts have Y.
  expect(press('z', 'KeyY')).toBe('undo');
  expect(press('z', 'KeyZ', {})).toBeNull();
  expect(press('z', 'KeyZ', { ctrlKey: true, altKey: true })).toBeNull();
  expect(press('Enter', 'Enter', {})).toBeNull();
  expect(press('d', 'KeyD')).toBeNull();
  expect(press(' ', 'Space', {})).toBe('pan');
  expect(press(' ', 'Space', { shiftKey: true })).toBeNull();
  expect(press('p', 'KeyP')).toBe('print');
  expect(press('з', 'KeyP', { metaKey: true })).toBe('print');
  expect(press('P', 'KeyP', { ctrlKey: true, shiftKey: true })).toBeNull();
});
