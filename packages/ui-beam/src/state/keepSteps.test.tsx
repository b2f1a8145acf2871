import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../test/createMemoryStore.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { createHistory, pushStep } from './history.ts';
import { STEPS_KEY, keepSteps } from './keepSteps.ts';
import { unpackSteps } from './packSteps.ts';
import { historyAtom, portsAtom } from './sessionAtoms.ts';

const opened = beamExamples.hingedSpans;
const edited = { ...opened, title: 'Edited at once' };

function openSession() {
  const store = createStore();
  const nothing = (): void => undefined;
  store.set(portsAtom, {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    onChange: nothing,
    onSolve: nothing,
    onError: nothing,
    onNotes: nothing,
    solve: () => Promise.reject(new Error('not asked for')),
  });
  return store;
}

test('a step made before the code that keeps them had come is kept when it comes', () => {
  const store = openSession();
  store.set(historyAtom, pushStep(createHistory(opened), edited));
  const kept = createMemoryStore();
  const stop = keepSteps(store, kept);
  expect(unpackSteps(kept.read(STEPS_KEY), edited)?.past).toEqual([opened]);
  stop();
});

test('of a document nobody has edited nothing is kept', () => {
  const store = openSession();
  store.set(historyAtom, createHistory(opened));
  const kept = createMemoryStore();
  keepSteps(store, kept)();
  expect(kept.keys()).toEqual([]);
});
