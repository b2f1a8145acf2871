import type { KeyPress } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { isKey } from './beamKeys.ts';
import { KEY_TABLE, type KeyId } from './keyTable.ts';

/** Parses `Ctrl Shift Z`: modifiers, then the key as in the event. */
function toPress(written: string, code = ''): KeyPress {
  const modifiers = written.split(' ');
  const key = modifiers.pop() ?? '';
  return {
    key: key === 'Space' ? ' ' : key,
    code,
    ctrlKey: modifiers.includes('Ctrl'),
    metaKey: modifiers.includes('Meta'),
    shiftKey: modifiers.includes('Shift'),
    altKey: modifiers.includes('Alt'),
  };
}

const namesOf = (press: KeyPress): KeyId[] =>
  (Object.keys(KEY_TABLE) as KeyId[]).filter((id) => isKey(press, id));

// The keys documented in the help, written by hand. A key with two meanings acts in two places.
test.each<readonly [written: string, ...ids: KeyId[]]>([
  ['Ctrl z', 'undo'],
  ['Meta z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['Ctrl y', 'redo'],
  ['Ctrl Enter', 'solve'],
  ['Ctrl s', 'save'],
  ['/', 'commands'],
  ['Shift ?', 'help'],
  ['v', 'select'],
  ['s', 'support'],
  ['q', 'ShearLoad'],
  ['r', 'GenericLoad'],
  ['m', 'BendingMoment'],
  ['d', 'DistributedLoad'],
  ['n', 'AxialLoad'],
  ['w', 'DistributedMass'],
  ['c', 'splitSection'],
  ['u', 'guide'],
  ['f', 'fit'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut', 'typePlace'],
  ['[', 'panelNarrower'],
  [']', 'panelWider'],
  ['2', 'caseSet', 'typePlace'],
  ['0', 'allSets', 'typePlace'],
  ['.', 'typePlace'],
  ['g', 'goToDiagram'],
  ['t', 'trace'],
  ['h', 'hear'],
  ['Tab', 'walk'],
  ['Shift Tab', 'walk'],
  ['ArrowLeft', 'move', 'traceStep'],
  ['Shift ArrowRight', 'move', 'traceStep'],
  ['ArrowUp', 'changeValue', 'traceStep'],
  ['Shift ArrowDown', 'changeValue', 'traceStep'],
  ['Home', 'moveToEnd', 'traceEnd'],
  ['End', 'moveToEnd', 'traceEnd'],
  ['Enter', 'openObject'],
  ['F2', 'openObject'],
  ['Ctrl a', 'selectAll'],
  ['Ctrl c', 'copy'],
  ['Ctrl x', 'cut'],
  ['Ctrl v', 'paste'],
  ['Ctrl d', 'duplicate'],
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
  ['Escape', 'leave'],
  ['Space', 'pan'],
  ['PageUp', 'traceExtreme'],
  ['PageDown', 'traceExtreme'],
  // Not keys of the editor: a letter with Alt, an unused letter, an upper-case letter without its modifier.
  ['Alt s'],
  ['Ctrl Alt z'],
  ['x'],
  ['Ctrl q'],
])('%s: %s', (written, ...ids) => {
  expect(namesOf(toPress(written)).sort()).toEqual([...ids].sort());
});

test.each([
  ['ы', 'KeyS', 'support'],
  ['й', 'KeyQ', 'ShearLoad'],
  ['і', 'KeyS', 'support'],
  ['м', 'KeyV', 'select'],
] as const)('on another layout %s at %s is %s', (key, code, id) => {
  expect(namesOf(toPress(key, code))).toEqual([id]);
});
