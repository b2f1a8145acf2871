import { createKeys } from '@eecs/ui-kit/editor';
import { KEY_TABLE } from './keyTable.ts';

/** The table of a beam editor's keys, for handlers, tooltips and the list of keys. */
export const { isKey, listPresses, writeKeys } = createKeys(KEY_TABLE);
