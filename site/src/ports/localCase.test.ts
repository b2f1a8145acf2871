import { caseHash } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { readLocalCase, writeLocalCase } from './localCase.ts';
import { LOCAL_CASE_KEY, readLocalTitle } from './localCaseKey.ts';
import { createMemoryStore } from '../../test/support/createMemoryStore.ts';

test('a kept beam comes back the same', () => {
  const local = createMemoryStore();
  writeLocalCase(local, beamExamples.hingedSpans);
  const back = readLocalCase(local);
  expect(back === null ? null : caseHash(back)).toBe(caseHash(beamExamples.hingedSpans));
  expect(readLocalTitle(local)).toBe('Two spans with a hinge');
});

test('nothing kept, and nonsense kept, are no beam', () => {
  const local = createMemoryStore();
  expect(readLocalCase(local)).toBeNull();
  expect(readLocalTitle(local)).toBeNull();
  local.write(LOCAL_CASE_KEY, { L: 'long' });
  expect(readLocalCase(local)).toBeNull();
  expect(readLocalTitle(local)).toBe('');
});
