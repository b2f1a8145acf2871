import { expect, test } from 'vitest';
import * as report from './index.ts';

test('the names of the door for reports; to add one is a decision, to lose one breaks an editor', () => {
  expect(Object.keys(report).sort()).toEqual([
    'SHEET_PX',
    'SIGNED_LINES',
    'TITLE_LINES',
    'bold',
    'composeReport',
    'createReportNumbers',
    'createReportText',
    'createSetTeller',
    'getSharedReportText',
    'head',
    'listTable',
    'numberColumn',
    'placeColumn',
    'plain',
    'say',
    'symbol',
    'tellMaterials',
    'tellSections',
    'tellUnits',
    'tellWeight',
    'wordColumn',
    'writeDocx',
  ]);
});
