import { BOARD_KEYS, type KeyTable, VIEW_KEYS, createKeys } from '@eecs/ui-kit/editor';

/** The keys that the board handles while it has the focus. */
export const BOARD_KEY_TABLE = {
  // With nothing selected; with a selection these keys move it by larger steps.
  turn: {
    place: 'board',
    presses: ['Shift ArrowLeft', 'Shift ArrowUp', 'Shift ArrowRight', 'Shift ArrowDown'],
  },
  move: {
    place: 'board',
    presses: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map((key) => `Shift? Alt? ${key}`),
  },
  typePlace: { place: 'board', presses: ['1-9', '0', '.', ',', '-', '@'], then: 'Enter' },
  ...BOARD_KEYS,
  menu: { place: 'board', presses: ['Shift F10', 'ContextMenu'] },
  pin: { place: 'board', presses: ['Shift Space'] },
  dimension: { place: 'board', presses: ['D', 'Shift D'] },
  // Only the board zooms, while it has the focus; the whole editor does not.
  zoomIn: { ...VIEW_KEYS.zoomIn, place: 'board' },
  zoomOut: { ...VIEW_KEYS.zoomOut, place: 'board' },
} as const satisfies KeyTable<string, 'board'>;

export type BoardKeyId = keyof typeof BOARD_KEY_TABLE;

/** The table of the board's keys, for handlers, tooltips and menus. */
export const boardKeys = createKeys(BOARD_KEY_TABLE);
