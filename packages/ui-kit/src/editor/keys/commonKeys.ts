import type { BOARD_KEYS } from './boardKeys.ts';
import type { GESTURE_KEYS } from './gestureKeys.ts';
import type { KeyTable } from './createKeys.ts';

/**
 * Where the keys of every editor act: in the whole editor including fields; in the editor except fields, and only if
 * single keys are switched on; on the board, and some of them also in the fields under it.
 */
export type CommonKeyPlace = 'editor' | 'single' | 'board';

/** Keys of the whole editor, in every editor. */
export const EDITOR_KEYS = {
  undo: { place: 'editor', presses: ['Mod Z'] },
  redo: { place: 'editor', presses: ['Mod Shift Z', 'Mod Y'] },
  solve: { place: 'editor', presses: ['Mod Enter'] },
  save: { place: 'editor', presses: ['Mod S'] },
  commands: { place: 'single', presses: ['/'] },
  help: { place: 'single', presses: ['?'] },
} as const satisfies KeyTable<string, CommonKeyPlace>;

/** Keys of the view, in every editor. */
export const VIEW_KEYS = {
  fit: { place: 'single', presses: ['F'] },
  zoomIn: { place: 'single', presses: ['+', '='] },
  zoomOut: { place: 'single', presses: ['-', '−'] },
  panelNarrower: { place: 'single', presses: ['['] },
  panelWider: { place: 'single', presses: [']'] },
  caseSet: { place: 'single', presses: ['1-9'] },
  allSets: { place: 'single', presses: ['0'] },
} as const satisfies KeyTable<string, CommonKeyPlace>;

/** Keys of the results that a board draws on its structure. */
export const RESULT_KEYS = {
  nextResult: { place: 'single', presses: ['E'] },
  previousResult: { place: 'single', presses: ['Shift E'] },
} as const satisfies KeyTable<string, CommonKeyPlace>;

/** The names of the keys that every editor has. */
export type CommonKeyId =
  keyof typeof EDITOR_KEYS | keyof typeof VIEW_KEYS | keyof typeof BOARD_KEYS | keyof typeof GESTURE_KEYS;
