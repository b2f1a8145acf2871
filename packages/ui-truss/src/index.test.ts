import { expect, test } from 'vitest';
import * as uiTruss from './index.ts';

test('the public names are these', () => {
  expect(Object.keys(uiTruss).sort()).toEqual([
    'MAX_TRUSS_FILE_BYTES',
    'STARTER_FIELDS',
    'STARTER_KINDS',
    'TRUSS_EXAMPLES',
    'TrussDrawing',
    'TrussDrawingSheet',
    'TrussEditor',
    'TrussPicture',
    'TrussStarter',
    'createEmptyTruss',
    'createPrattTruss',
    'createTrussExample',
    'createTrussStarter',
    'emptyTruss',
    'getFirstMeasures',
    'isTrussShare',
    'previewTrussDrawing',
    'readTrussBlob',
    'readTrussFile',
    'readTrussShare',
    'spatialTripod',
    'trussEditorMessages',
    'trussLaterMessages',
    'trussMessages',
    'twoBarTruss',
    'writeTrussFile',
    'writeTrussShare',
  ]);
});
