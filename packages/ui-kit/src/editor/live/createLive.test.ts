import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { THREE, lineSession, measureLine } from '../../../test/numberLine.ts';
import { createHistory } from '../session/history.ts';
import { createLive } from './createLive.ts';

const live = createLive(lineSession);

function open() {
  const store = createStore();
  store.set(lineSession.historyAtom, createHistory(THREE));
  store.set(lineSession.portsAtom, {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    onChange: () => undefined,
    onSolve: () => undefined,
    onError: () => undefined,
    onNotes: () => undefined,
    solve: (line) => Promise.resolve(measureLine(line)),
  });
  const standing = () => store.get(live.shownResultAtom)?.standing;
  return { store, standing };
}

test('a preview stands until a result is asked for, and an edit makes it a preview again', async () => {
  const { store, standing } = open();
  expect(store.get(live.isAwaitedAtom)).toBe(true);
  store.set(live.takePreviewAtom, THREE, measureLine(THREE));
  expect(standing()).toBe('preview');
  expect(store.get(live.isAwaitedAtom)).toBe(false);
  await store.set(lineSession.solveAtom);
  expect(standing()).toBe('recorded');
  store.set(lineSession.applyEditAtom, (line) => ({ document: { ...line, places: [1, 2] }, notes: [] }));
  store.set(live.takePreviewAtom, store.get(lineSession.documentAtom), { ...measureLine(THREE) });
  expect(standing()).toBe('preview');
});

test('a refused document leaves the last good preview, which belongs to an earlier document', () => {
  const { store, standing } = open();
  store.set(live.takePreviewAtom, THREE, measureLine(THREE));
  store.set(lineSession.applyEditAtom, (line) => ({ document: { ...line, places: [] }, notes: [] }));
  store.set(live.takePreviewAtom, store.get(lineSession.documentAtom), { level: 'error', reason: 'empty' });
  expect(standing()).toBe('stale');
  expect(store.get(live.shownResultAtom)?.document).toBe(THREE);
});

test('a single case set is never compared, and a missing chosen set becomes the last one', () => {
  const { store } = open();
  store.set(live.takePreviewAtom, THREE, measureLine(THREE));
  store.set(lineSession.chosenSetAtom, 4);
  expect(store.get(live.shownSetAtom)).toBe(0);
  store.set(lineSession.chosenSetAtom, 'all');
  expect(store.get(live.isComparedAtom)).toBe(false);
});

test('one case set that a rule combines may be shown with its combinations', () => {
  const { store } = open();
  const combined = { ...THREE, combinations: { rule: 'en1990' } };
  store.set(live.takePreviewAtom, combined, measureLine(combined));
  expect(store.get(live.hasSetChoiceAtom)).toBe(true);
  expect(store.get(live.isComparedAtom)).toBe(false);
  store.set(lineSession.chosenSetAtom, 'all');
  expect(store.get(live.isComparedAtom)).toBe(true);
});
