import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { session } from '../../../../packages/ui-beam/src/state/sessionAtoms.ts';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { writeLocalCase } from './localCase.ts';
import { LOCAL_CASE_KEY, LOCAL_STEPS_KEY } from './localCaseKey.ts';

test('the site calls the steps of a beam as the editor does', () => {
  expect(LOCAL_STEPS_KEY).toBe(session.stepsKey);
});

test('where there is little room the beam comes before its steps', () => {
  const memory = createMemoryStore();
  memory.write(LOCAL_STEPS_KEY, 'steps');
  const tight = {
    ...memory,
    write: (key: string, value: unknown) =>
      memory.read(LOCAL_STEPS_KEY) === undefined && memory.write(key, value),
  };
  expect(writeLocalCase(tight, beamExamples.twoSpans)).toBe(true);
  expect(memory.read(LOCAL_CASE_KEY)).toEqual(beamExamples.twoSpans);
  expect(memory.read(LOCAL_STEPS_KEY)).toBeUndefined();
});
