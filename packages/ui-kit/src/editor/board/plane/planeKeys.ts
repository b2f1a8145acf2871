import type { KeyTable } from '../../keys/createKeys.ts';
import { BOARD_KEYS } from '../../keys/boardKeys.ts';
import { type CommonKeyPlace, EDITOR_KEYS, VIEW_KEYS } from '../../keys/commonKeys.ts';

const { fit, zoomIn, zoomOut, panelNarrower, panelWider } = VIEW_KEYS;
const { walk, selectAll, remove, leave } = BOARD_KEYS;

/** The keys of every plane editor, except those of its tools. */
export const PLANE_KEYS = {
  ...EDITOR_KEYS,
  fit,
  zoomIn,
  zoomOut,
  panelNarrower,
  panelWider,
  walk,
  selectAll,
  remove,
  leave,
} as const satisfies KeyTable<string, CommonKeyPlace>;

/** The names of the keys of every plane editor. */
export type PlaneKeyId = keyof typeof PLANE_KEYS;
