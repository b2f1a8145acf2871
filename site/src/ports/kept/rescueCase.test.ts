import { caseHash } from '@eecs/solver-core';
import { beamExamples, recoverCase } from '@eecs/ui-beam';
import type { LocalStore } from '@eecs/ui-kit';
import { packSteps } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { beamBranch } from './beamBranch.ts';
import { readLocalCase, writeLocalCase } from './localCase.ts';
import { DAMAGED_CASE_KEY, LOCAL_CASE_KEY, LOCAL_STEPS_KEY } from './localCaseKey.ts';
import { rescueCase } from './rescueCase.ts';

const { hingedSpans, twoSpans } = beamExamples;

/** A store in which the beam is an unreadable text, until it is written again. */
function createStore(kept: { readonly text: string } | { readonly value: unknown }): LocalStore {
  const memory = createMemoryStore();
  let text = 'text' in kept ? kept.text : undefined;
  if ('value' in kept) memory.write(LOCAL_CASE_KEY, kept.value);
  return {
    ...memory,
    readText: (key) => (key === LOCAL_CASE_KEY ? text : undefined),
    remove: (key) => {
      if (key === LOCAL_CASE_KEY) text = undefined;
      memory.remove(key);
    },
    keys: () =>
      [LOCAL_CASE_KEY, LOCAL_STEPS_KEY].filter(
        (key) => memory.read(key) !== undefined || (key === LOCAL_CASE_KEY && text !== undefined),
      ),
    clear: () => undefined,
  };
}

const steps = packSteps({ past: [hingedSpans], present: twoSpans, future: [] });

test.each([
  ['garbage', { text: '%%%garbage' }, '%%%garbage'],
  ['a list', { value: [] }, []],
  ['an empty object', { value: {} }, {}],
  ['null', { value: null }, null],
])('%s in place of a beam is put aside, and the beam comes back from its steps', (_, stored, aside) => {
  const local = createStore(stored);
  local.write(LOCAL_STEPS_KEY, steps);
  const damaged = rescueCase(local, beamBranch, recoverCase);
  expect(damaged?.recovered === null || damaged === null ? '' : caseHash(damaged.recovered)).toBe(
    caseHash(twoSpans),
  );
  const back = readLocalCase(local);
  expect(back === null ? '' : caseHash(back)).toBe(caseHash(twoSpans));
  expect(local.read(DAMAGED_CASE_KEY)).toEqual(aside);
  expect(rescueCase(local, beamBranch, recoverCase)).toBeNull();
});

test('without steps the damaged beam is put aside and told once', () => {
  const local = createStore({ text: 'cut o' });
  local.write(LOCAL_STEPS_KEY, 'cut o');
  expect(rescueCase(local, beamBranch, recoverCase)).toEqual({
    kept: 'cut o',
    recovered: null,
    isNewer: false,
  });
  // Otherwise the editor would report the steps in addition to the dialog about the beam.
  expect(local.keys()).not.toContain(LOCAL_STEPS_KEY);
  expect(local.read(DAMAGED_CASE_KEY)).toBe('cut o');
  expect(rescueCase(local, beamBranch, recoverCase)).toBeNull();
});

test.each([
  ['a beam', beamBranch],
  ['a document of any kind', { parse: () => null, stepsKey: 'truss.steps' }],
])('%s of a newer version is put aside whole, and told apart from a damaged one', (_, branch) => {
  const newer = { ...twoSpans, schema: 2 };
  const local = createStore({ value: newer });
  const told = rescueCase(local, branch, () => null);
  expect(told).toMatchObject({ kept: newer, recovered: null, isNewer: true });
  expect(local.read(DAMAGED_CASE_KEY)).toEqual(newer);
});

test('a sound beam, and none, are left alone', () => {
  const sound = createStore({ value: twoSpans });
  writeLocalCase(sound, twoSpans);
  expect(rescueCase(sound, beamBranch, recoverCase)).toBeNull();
  const none = createStore({ value: twoSpans });
  none.remove(LOCAL_CASE_KEY);
  expect(rescueCase(none, beamBranch, recoverCase)).toBeNull();
});
