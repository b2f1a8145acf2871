import type { KeyTable } from './createKeys.ts';

/**
 * Keys of the board without a key handler, in every editor the same: the browser turns them into clipboard events, or
 * they modify a pointer action.
 */
export const GESTURE_KEYS = {
  copy: { place: 'board', presses: ['Mod C'] },
  cut: { place: 'board', presses: ['Mod X'] },
  paste: { place: 'board', presses: ['Mod V'] },
  pan: { place: 'board', presses: ['Space'], then: 'drag' },
} as const satisfies KeyTable<string, 'board'>;
