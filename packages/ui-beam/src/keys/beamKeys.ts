import { createKeys } from '@eecs/ui-kit/editor';
import { KEY_TABLE } from './keyTable.ts';

/** What handlers, tips and the list of keys ask the table of a beam editor's keys. */
export const { endsPlace, isKey, listKeys, listPresses, writeKeys } = createKeys(KEY_TABLE);
