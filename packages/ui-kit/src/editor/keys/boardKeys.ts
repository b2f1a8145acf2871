import type { KeyTable } from './createKeys.ts';

/** Keys that the board handles in every editor. */
export const BOARD_KEYS = {
  walk: { place: 'board', presses: ['Tab', 'Shift Tab'] },
  openObject: { place: 'board', presses: ['Enter', 'F2'] },
  selectAll: { place: 'board', presses: ['Mod A'] },
  duplicate: { place: 'board', presses: ['Mod D'] },
  remove: { place: 'board', presses: ['Delete', 'Backspace'] },
  leave: { place: 'board', presses: ['Escape'] },
} as const satisfies KeyTable<string, 'board'>;
