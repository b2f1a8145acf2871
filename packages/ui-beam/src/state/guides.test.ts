import { convertCase } from '@eecs/solver-core';
import { createStore } from 'jotai/vanilla';
import { createHistory } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { guidesAtom } from './guides.ts';
import { boardItemAtom } from './selection.ts';
import { historyAtom, openingAtom } from './sessionAtoms.ts';

const { hingedSpans } = beamExamples;

function createSession() {
  const store = createStore();
  store.set(historyAtom, createHistory(hingedSpans));
  return store;
}

test('guides are of the document they were put up on: the next one has none', () => {
  const store = createSession();
  store.set(guidesAtom, [3, 5]);
  store.set(boardItemAtom, { kind: 'guide', index: 1 });
  expect(store.get(boardItemAtom)).toEqual({ kind: 'guide', index: 1 });
  store.set(openingAtom, (count) => count + 1);
  expect(store.get(guidesAtom)).toEqual([]);
  expect(store.get(boardItemAtom)).toBeNull();
});

test('in other units they stand where they stood', () => {
  const store = createSession();
  store.set(guidesAtom, [3.048]);
  store.set(historyAtom, createHistory(convertCase(hingedSpans, 1)));
  // An inch is 0.0254 m by definition, and the base length of the other system.
  expect(store.get(guidesAtom)).toEqual([120]);
  store.set(guidesAtom, [60]);
  store.set(historyAtom, createHistory(hingedSpans));
  expect(store.get(guidesAtom)).toEqual([1.524]);
});

test('an edit of the document leaves them as they are', () => {
  const store = createSession();
  store.set(guidesAtom, [3, 11]);
  const before = store.get(guidesAtom);
  store.set(historyAtom, createHistory({ ...hingedSpans, L: 10 }));
  expect(store.get(guidesAtom)).toBe(before);
});
