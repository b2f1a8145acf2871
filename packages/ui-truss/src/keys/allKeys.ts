import { GESTURE_KEYS, type KeyTable, createKeys } from '@eecs/ui-kit/editor';
import { BOARD_KEY_TABLE } from './boardKeyTable.ts';
import { KEY_TABLE } from './keyTable.ts';

/** The keys of gestures of the board. */
const OWN_GESTURES = {
  choose: { place: 'board', presses: ['Shift', 'Mod'], then: 'click' },
  straight: { place: 'board', presses: ['Shift'], then: 'drag' },
  free: { place: 'board', presses: ['Alt'], then: 'drag' },
  zoom: { place: 'board', presses: ['Mod'], then: 'wheel' },
} as const satisfies KeyTable<string, 'board'>;

/** All keys of a truss editor, for the list of keys and the command search. */
export const ALL_KEYS = { ...KEY_TABLE, ...BOARD_KEY_TABLE, ...GESTURE_KEYS, ...OWN_GESTURES } as const;
export type KeyId = keyof typeof ALL_KEYS;

export const { isKey, listPresses, writeKeys } = createKeys(ALL_KEYS);
