import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { THREE, addPlace, lineSession, measureLine } from '../../../test/numberLine.ts';
import { createHistory } from '../session/history.ts';
import { createDraftDrag } from './createDraftDrag.ts';

const { documentAtom, draftAtom, drawUpAtom, historyAtom, portsAtom, undoAtom } = lineSession;

function begin() {
  const store = createStore();
  const nothing = (): void => undefined;
  store.set(portsAtom, {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    solve: (line) => Promise.resolve(measureLine(line)),
    onChange: nothing,
    onSolve: nothing,
    onError: nothing,
    onNotes: nothing,
  });
  store.set(historyAtom, createHistory(THREE));
  const drag = createDraftDrag<number>(store, lineSession, {
    step: ({ place }) => store.set(drawUpAtom, (line) => addPlace(line, place)),
  });
  return { store, drag };
}

const at = (place: number) => ({ x: 0, y: 0, place, mode: 'free' }) as const;

test('a drag is one undo step when it ends, and nothing when it is broken off', () => {
  const { store, drag } = begin();
  drag.step(at(4));
  drag.cancel();
  expect(store.get(draftAtom)).toBeNull();
  drag.step(at(4));
  drag.step(at(6));
  expect(store.get(documentAtom)).toBe(THREE);
  drag.commit();
  expect(store.get(documentAtom).places).toEqual([0, 2.54, 5.08, 6]);
  store.set(undoAtom);
  expect(store.get(documentAtom)).toBe(THREE);
});

test('a drag goes on over an equal document that is handed in anew, and over no other', () => {
  const { store, drag } = begin();
  store.set(historyAtom, createHistory(structuredClone(THREE)));
  expect(drag.isValid()).toBe(true);
  store.set(historyAtom, createHistory({ ...THREE, places: [0] }));
  expect(drag.isValid()).toBe(false);
});
