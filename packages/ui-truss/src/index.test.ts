import { expect, test } from 'vitest';
import * as uiTruss from './index.ts';

test('the public names are these', () => {
  expect(Object.keys(uiTruss).sort()).toEqual([
    'TrussDrawing',
    'TrussEditor',
    'TrussPicture',
    'createEmptyTruss',
    'createPrattTruss',
    'emptyTruss',
    'spatialTripod',
    'trussEditorMessages',
    'trussMessages',
    'twoBarTruss',
  ]);
});
