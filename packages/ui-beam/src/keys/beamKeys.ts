import { createKeys, createPlaceEnd } from '@eecs/ui-kit/editor';
import { KEY_TABLE } from './keyTable.ts';

const keys = createKeys(KEY_TABLE);

/** The table of a beam editor's keys, for handlers, tips and the list of keys. */
export const { isKey, listPresses, writeKeys } = keys;

/** Says whether a press behind the beginning of a coordinate is a key of the editor. */
export const endsPlace = createPlaceEnd(KEY_TABLE, keys);
