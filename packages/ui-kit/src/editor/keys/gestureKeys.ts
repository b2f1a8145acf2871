import type { KeyTable } from './createKeys.ts';

/**
 * Keys of the board that no handler of keys asks for, in every editor the same: the browser makes events of the
 * clipboard of them, or they mean something together with the pointer.
 */
export const GESTURE_KEYS = {
  copy: { place: 'board', presses: ['Mod C'] },
  cut: { place: 'board', presses: ['Mod X'] },
  paste: { place: 'board', presses: ['Mod V'] },
  pan: { place: 'board', presses: ['Space'], then: 'drag' },
} as const satisfies KeyTable<string, 'board'>;
