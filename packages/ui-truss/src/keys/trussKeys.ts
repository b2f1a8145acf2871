import { createKeys } from '@eecs/ui-kit/editor';
import { KEY_TABLE } from './keyTable.ts';

/** The table of a truss editor's keys, for handlers and tooltips. */
export const { act, isKey, listPresses, writeKeys } = createKeys(KEY_TABLE);
