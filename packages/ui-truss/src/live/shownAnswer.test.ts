import { createHistory } from '@eecs/ui-kit/editor';
import { solveTruss } from '@eecs/solver-core/truss';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { triangle } from '../../test/triangle.ts';
import { moveJoints } from '../editing/joints.ts';
import { drawUpAtom, isPutOffAtom, previewAtom, session } from '../state/sessionAtoms.ts';
import { shownAnswerAtom } from './shownAnswer.ts';

test('while the preview is put off the one before is shown, the same in every frame', () => {
  const store = createStore();
  store.set(session.historyAtom, createHistory(triangle));
  const answer = solveTruss(triangle);
  store.set(previewAtom, { document: triangle, answer });
  expect(store.get(shownAnswerAtom)).toEqual({ document: triangle, answer, isSolved: false });
  store.set(isPutOffAtom, true);
  const drag = (x: number) => {
    store.set(drawUpAtom, (document) => moveJoints(document, new Set([0]), { by: { x, y: 0, z: 0 } }));
    return store.get(shownAnswerAtom);
  };
  const first = drag(0.25);
  expect(first).toEqual({ document: triangle, answer, isSolved: false, isBehind: true });
  expect(drag(0.5)).toBe(first);
});
