import { expect, test } from 'vitest';

test('the package gives these names, and its import needs no browser', async () => {
  expect(typeof document).toBe('undefined');
  const names = Object.keys(await import('./index.ts')).sort();
  expect(names).toEqual([
    'BeamEditor',
    'BeamFigure',
    'GALLERY',
    'MAX_FILE_BYTES',
    'MAX_FRAGMENT',
    'MAX_STARTER_SPANS',
    'STARTER_OVERHANGS',
    'STARTER_SUPPORTS',
    'beamExamples',
    'beamMessages',
    'createBeam',
    'createBeamWriter',
    'createFigureTexts',
    'createStarter',
    'exampleMessages',
    'failureMessages',
    'findExample',
    'isShare',
    'layoutSheet',
    'layoutThumbnail',
    'panelMessages',
    'preloadExplore',
    'preloadPanel',
    'preloadParts',
    'readCaseBlob',
    'readCaseFile',
    'readShare',
    'recoverCase',
    'saveBlob',
    'toFileName',
    'translateExample',
    'writeCaseFile',
    'writeShare',
  ]);
});
