import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { findHeldSideways } from './findHeldSideways.ts';

test('the first and the last support hold a beam sideways, hinges and those between do not', () => {
  // A pin at 0, rollers at 6 and 12 m, a hinge at 8 m.
  expect(findHeldSideways(beamExamples.hingedSpans.supports)).toEqual(['A', 'C']);
  expect(findHeldSideways([{ className: 'cantilever', x: 0 }])).toEqual(['A']);
});
