import { describe, expect, test } from 'vitest';
import { type KeyPress, createKeys } from './createKeys.ts';
import { listKeys } from './listKeys.ts';
import { writePress } from './writePress.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

const TABLE = {
  undo: { place: 'editor', presses: ['Mod Z'] },
  redo: { place: 'editor', presses: ['Mod Shift Z', 'Mod Y'] },
  narrower: { place: 'single', presses: ['['] },
  pan: { place: 'board', presses: ['Space'] },
  pin: { place: 'board', presses: ['Shift Space'] },
  move: { place: 'board', presses: ['Shift? Alt? ArrowLeft'] },
} as const;

const keys = createKeys(TABLE);

describe('keys are written as on the device', () => {
  test('with Ctrl, and on one of Apple with ⌘', () => {
    expect(keys.listPresses('redo', false)).toEqual(['Ctrl Shift Z', 'Ctrl Y']);
    expect(keys.listPresses('redo', true)).toEqual(['⌘ ⇧ Z', '⌘ Y']);
    expect(keys.writeKeys('undo', true)).toBe('⌘ Z');
    expect(writePress('Delete', true)).toBe('⌦');
  });

  test('a printed shortcut is the one that acts on the device', () => {
    expect(keys.isKey(press('z', { ctrlKey: true }), 'undo')).toBe(true);
    expect(keys.isKey(press('z', { metaKey: true }), 'undo')).toBe(true);
    expect(keys.isKey(press('Z', { metaKey: true, shiftKey: true }), 'redo')).toBe(true);
    expect(keys.isKey(press('Z', { metaKey: true, shiftKey: true }), 'undo')).toBe(false);
  });
});

test('a modifier that may be held is not written, and the step it makes is reported', () => {
  const [line] = listKeys(TABLE, 'board').filter(({ id }) => id === 'move');
  expect(line).toMatchObject({ presses: ['←'], hasCoarse: true, hasFine: true });
  for (const held of [{}, { shiftKey: true }, { altKey: true }])
    expect(keys.isKey(press('ArrowLeft', held), 'move')).toBe(true);
});

test('space and space with Shift are two keys', () => {
  const held = { shiftKey: true };
  expect([keys.isKey(press(' '), 'pan'), keys.isKey(press(' '), 'pin')]).toEqual([true, false]);
  expect(keys.isKey(press(' ', held), 'pin')).toBe(true);
});

test('a sign that a keyboard has with AltGr, or a Mac with Option, is that sign', () => {
  // German: AltGr and 8 on a PC, Option and 5 on a Mac.
  expect(keys.isKey(press('[', { code: 'Digit8', ctrlKey: true, altKey: true }), 'narrower')).toBe(true);
  expect(keys.isKey(press('[', { code: 'Digit5', altKey: true }), 'narrower')).toBe(true);
  expect(keys.isKey(press('[', { code: 'BracketLeft', ctrlKey: true }), 'narrower')).toBe(false);
  expect(keys.isKey(press('z', { ctrlKey: true, altKey: true }), 'undo')).toBe(false);
});

test('a table of actions does what its key says, and leaves what it refuses', () => {
  const done: string[] = [];
  const actions = { undo: () => void done.push('undo'), pin: () => false } as const;
  expect(keys.act(press('z', { ctrlKey: true }), actions)).toBe(true);
  expect(keys.act(press(' ', { shiftKey: true }), actions)).toBe(false);
  expect(keys.act(press('['), actions)).toBe(false);
  expect(done).toEqual(['undo']);
});
