import { expect, test } from 'vitest';

test('the package gives these names, and its import needs no browser', async () => {
  expect(typeof document).toBe('undefined');
  const names = Object.keys(await import('./index.ts')).sort();
  expect(names).toEqual(['BeamEditor', 'beamExamples', 'beamMessages', 'createBeam']);
});
