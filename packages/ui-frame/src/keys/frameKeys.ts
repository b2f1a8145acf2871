import {
  BOARD_KEYS,
  type CommonKeyPlace,
  EDITOR_KEYS,
  GESTURE_KEYS,
  type KeyTable,
  RESULT_KEYS,
  VIEW_KEYS,
  createKeys,
} from '@eecs/ui-kit/editor';

/** The keys of the whole editor. Handlers, tooltips, the list of keys and the command search all read this table. */
export const KEY_TABLE = {
  ...EDITOR_KEYS,
  select: { place: 'single', presses: ['V'] },
  member: { place: 'single', presses: ['L'] },
  support: { place: 'single', presses: ['S', 'A'] },
  hinge: { place: 'single', presses: ['H'] },
  force: { place: 'single', presses: ['P', 'Q'] },
  distributed: { place: 'single', presses: ['D'] },
  moment: { place: 'single', presses: ['M'] },
  ...RESULT_KEYS,
  ...VIEW_KEYS,
} as const satisfies KeyTable<string, CommonKeyPlace>;

/** The keys that the board handles while it has the focus. */
export const BOARD_KEY_TABLE = {
  move: {
    place: 'board',
    presses: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map((key) => `Shift? Alt? ${key}`),
  },
  typePlace: { place: 'board', presses: ['1-9', '0', '.', ',', '-', '@'], then: 'Enter' },
  walk: BOARD_KEYS.walk,
  openObject: BOARD_KEYS.openObject,
  selectAll: BOARD_KEYS.selectAll,
  duplicate: BOARD_KEYS.duplicate,
  remove: BOARD_KEYS.remove,
  menu: { place: 'board', presses: ['Shift F10', 'ContextMenu'] },
  leave: BOARD_KEYS.leave,
} as const satisfies KeyTable<string, 'board'>;

export type BoardKeyId = keyof typeof BOARD_KEY_TABLE;

/** All keys of a frame editor, for the list of keys. */
export const ALL_KEYS = {
  ...KEY_TABLE,
  ...BOARD_KEY_TABLE,
  ...GESTURE_KEYS,
  choose: { place: 'board', presses: ['Shift', 'Mod'], then: 'click' },
  straight: { place: 'board', presses: ['Shift'], then: 'drag' },
  free: { place: 'board', presses: ['Alt'], then: 'drag' },
  zoom: { place: 'board', presses: ['Mod'], then: 'wheel' },
} as const satisfies KeyTable<string, CommonKeyPlace>;

/** The name of a key. */
export type KeyId = keyof typeof ALL_KEYS;

export const { act, isKey, writeKeys } = createKeys(KEY_TABLE);

/** The table of all keys, for the command search. */
export const allKeys = createKeys(ALL_KEYS);

/** The table of the board's keys, for its handlers. */
export const boardKeys = createKeys(BOARD_KEY_TABLE);
