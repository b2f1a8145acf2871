import { caseHash, solveBeam, type SolvedBeam } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { readLocalCase, readLocalSolution, writeLocalCase, writeLocalSolution } from './localCase.ts';
import { writeKept } from './keptDocument.ts';
import { LOCAL_CASE_KEY, LOCAL_SOLUTION_KEY, readLocalTitle } from './localCaseKey.ts';

function solve(): SolvedBeam {
  const answer = solveBeam(beamExamples.hingedSpans);
  if (answer.level === 'error') throw new Error(answer.message);
  return answer;
}

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

test('a kept result comes back with its own beam and with no other', () => {
  const local = createMemoryStore();
  writeLocalSolution(local, solve());
  expect(readLocalSolution(local, beamExamples.hingedSpans)).toEqual(solve());
  expect(readLocalSolution(local, beamExamples.twoSpans)).toBeNull();
  local.remove(LOCAL_SOLUTION_KEY);
  expect(readLocalSolution(local, beamExamples.hingedSpans)).toBeNull();
});

test.each([
  { level: 'error' },
  { level: 'ok', hash: 1 },
  { level: 'ok', hash: 'x', sets: [{}] },
  'text',
  null,
])('nonsense, %j, is no result', (stored) => {
  const local = createMemoryStore();
  local.write(LOCAL_SOLUTION_KEY, stored);
  expect(readLocalSolution(local, beamExamples.hingedSpans)).toBeNull();
});

test('where there is little room the beam comes before its result', () => {
  const memory = createMemoryStore();
  const used = (): number => JSON.stringify(memory.read(LOCAL_SOLUTION_KEY) ?? '').length;
  const tight = {
    ...memory,
    write: (key: string, value: unknown) =>
      JSON.stringify(value).length + (key === LOCAL_CASE_KEY ? used() : 0) < 20_000 &&
      memory.write(key, value),
  };
  memory.write(LOCAL_SOLUTION_KEY, 'x'.repeat(19_500));
  expect(writeLocalCase(tight, beamExamples.hingedSpans)).toBe(true);
  expect(memory.read(LOCAL_SOLUTION_KEY)).toBeUndefined();
});

test('steps and results of other documents make room for one, which they would keep out for ever', () => {
  const [mine, other] = [createMemoryStore(), createMemoryStore()];
  const size = (store: typeof mine, key: string): number => JSON.stringify(store.read(key) ?? '').length;
  const tight = {
    ...mine,
    write: (key: string, value: unknown) =>
      JSON.stringify(value).length + size(other, 'steps') + size(other, LOCAL_SOLUTION_KEY) < 20_000 &&
      mine.write(key, value),
  };
  other.write('steps', 'x'.repeat(19_900));
  other.write(LOCAL_CASE_KEY, 'a large truss');
  const branch = { stepsKey: 'steps' };
  expect(writeKept(branch, tight, beamExamples.hingedSpans)).toBe(false);
  expect(writeKept(branch, tight, beamExamples.hingedSpans, [other])).toBe(true);
  expect(other.read('steps')).toBeUndefined();
  expect(other.read(LOCAL_CASE_KEY)).toBe('a large truss');
});

test('a result too large to be kept whole is kept without its explanations, or not at all', () => {
  const whole = JSON.stringify(solve()).length;
  const bounded = (limit: number) => {
    const memory = createMemoryStore();
    return {
      ...memory,
      write: (key: string, value: unknown) =>
        JSON.stringify(value).length < limit && memory.write(key, value),
    };
  };
  const roomy = bounded(whole);
  writeLocalSolution(roomy, solve());
  const kept = readLocalSolution(roomy, beamExamples.hingedSpans);
  expect(kept?.sets[0]?.M).toEqual(solve().sets[0]?.M);
  expect(kept?.sets[0]?.tree).toBeNull();
  const none = bounded(10);
  writeLocalSolution(none, solve());
  expect(readLocalSolution(none, beamExamples.hingedSpans)).toBeNull();
});
