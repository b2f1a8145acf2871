import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { createStarter } from '../../state/createStarter.ts';
import { createChoice } from './influenceChoice.ts';
import { solveUnloaded } from './useUnloaded.ts';

test('a beam that nothing acts on has influence lines where it stands', () => {
  const beam = createStarter({ length: 12, spans: 2, supports: 'pinned' });
  const unloaded = solveUnloaded(beam);
  expect(unloaded).toMatchObject({ document: beam, standing: 'preview' });
  expect(unloaded?.document.loads).toEqual([]);
  expect(createChoice(beam).x).toBeGreaterThanOrEqual(0);
});

test('a beam that can move, or has loads, or nothing to stand on, is left to others', () => {
  const beam = createStarter({ length: 12, spans: 2, supports: 'pinned' });
  expect(solveUnloaded({ ...beam, supports: beam.supports.slice(1, 2) })).toBeNull();
  expect(solveUnloaded({ ...beam, supports: [] })).toBeNull();
  expect(solveUnloaded(beamExamples.twoSpans)).toBeNull();
});
