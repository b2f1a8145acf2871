import { parseCase } from '@eecs/solver-core';
import { createStore } from 'jotai/vanilla';
import { createHistory, loadFrameParts, pushStep, unpackSteps } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../test/createMemoryStore.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { lostStepsAtom, historyAtom, portsAtom, session } from './sessionAtoms.ts';

const { keepSteps } = await loadFrameParts();
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
  const stop = keepSteps(session, store, kept);
  expect(unpackSteps(kept.read(session.stepsKey), edited, parseCase)?.past).toEqual([opened]);
  stop();
});

test('an unedited document is not stored', () => {
  const store = openSession();
  store.set(historyAtom, createHistory(opened));
  const kept = createMemoryStore();
  keepSteps(session, store, kept)();
  expect(kept.keys()).toEqual([]);
});

const whole = (): unknown => {
  const kept = createMemoryStore();
  const store = openSession();
  store.set(historyAtom, pushStep(createHistory(opened), edited));
  keepSteps(session, store, kept)();
  return kept.read(session.stepsKey);
};

test.each<[string, unknown]>([
  ['cut off', { version: 1, at: 0 }],
  ['of nothing known', 'steps'],
  ['with a part lost', { ...(whole() as object), parts: [] }],
])('steps %s are dropped, and it is said that they were', (_, damaged) => {
  const store = openSession();
  store.set(historyAtom, createHistory(opened));
  const kept = createMemoryStore();
  kept.write(session.stepsKey, damaged);
  keepSteps(session, store, kept)();
  expect(store.get(lostStepsAtom)).toEqual({ kept: damaged });
  expect(kept.keys()).toEqual([]);
  expect(store.get(historyAtom)?.present).toBe(opened);
});

test('steps that cannot be read at all are reported if the store knows of them', () => {
  const store = openSession();
  store.set(historyAtom, createHistory(opened));
  keepSteps(session, store, { ...createMemoryStore(), has: () => true })();
  expect(store.get(lostStepsAtom)).not.toBeNull();
});

test('a missing document and another document change nothing', () => {
  for (const value of [undefined, whole()]) {
    const store = openSession();
    store.set(historyAtom, createHistory(beamExamples.twoSpans));
    const kept = createMemoryStore();
    if (value !== undefined) kept.write(session.stepsKey, value);
    keepSteps(session, store, kept)();
    expect(store.get(lostStepsAtom)).toBeNull();
    expect(kept.keys()).toEqual(value === undefined ? [] : [session.stepsKey]);
  }
});
