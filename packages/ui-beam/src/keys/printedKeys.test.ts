import { expect, test } from 'vitest';
import { listPrintedFaults } from '../../../ui-kit/test/printedKeys.ts';
import * as keys from './beamKeys.ts';
import { KEY_TABLE, type KeyId } from './keyTable.ts';

test('each key acts as it is printed, on a PC and on a Mac', () => {
  expect(listPrintedFaults(keys, Object.keys(KEY_TABLE) as KeyId[])).toEqual([]);
});
