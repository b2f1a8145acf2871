import { convertCase } from '@eecs/solver-core';
import { createStore } from 'jotai/vanilla';
import { createHistory } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { guidesAtom } from '../state/guides.ts';
import { historyAtom } from '../state/sessionAtoms.ts';
import { pictureAtom } from './boardState.ts';
import { cancelDragAtom, endDragAtom, stepDragAtom } from './boardVerbs.ts';
import { showGuides } from './guideDraft.ts';

const { hingedSpans } = beamExamples;

/** Guides at 3.048 and 5 m; the first is being dragged to 6.096 m. */
function startDragging() {
  const store = createStore();
  store.set(historyAtom, createHistory(hingedSpans));
  store.set(guidesAtom, [3.048, 5]);
  store.set(stepDragAtom, { guide: 0, snap: { x: 6.096, to: 'nothing' } });
  const getShown = (): readonly number[] => {
    const { guides, guideDraft } = store.get(pictureAtom);
    return showGuides(guides, guideDraft);
  };
  return { store, getShown };
}

test('while a guide is dragged the drawing has it elsewhere, and the guides stay what they were until it is let go', () => {
  const { store, getShown } = startDragging();
  expect(getShown()).toEqual([6.096, 5]);
  expect(store.get(guidesAtom)).toEqual([3.048, 5]);
  store.set(endDragAtom);
  expect(store.get(guidesAtom)).toEqual([6.096, 5]);
  expect(getShown()).toEqual([6.096, 5]);
});

test('a drag that is taken back leaves no trace', () => {
  const { store, getShown } = startDragging();
  store.set(cancelDragAtom);
  expect(getShown()).toEqual([3.048, 5]);
});

test.each([
  ['taken back', cancelDragAtom],
  ['let go', endDragAtom],
])('where the units change meanwhile a guide that is %s stands where it stood', (_, end) => {
  const { store, getShown } = startDragging();
  store.set(guidesAtom, [3.048]);
  store.set(stepDragAtom, { guide: 0, snap: { x: 6.096, to: 'nothing' } });
  store.set(historyAtom, createHistory(convertCase(hingedSpans, 1)));
  // An inch is 0.0254 m by definition, and the base length of the other system.
  expect(getShown()).toEqual([120]);
  store.set(end);
  expect(store.get(guidesAtom)).toEqual([120]);
});
