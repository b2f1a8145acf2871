import { createStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { expectClose } from '@eecs/testing';
import {
  type LineTypes,
  type NumberLine,
  THREE,
  addPlace,
  lineKind,
  lineSession,
  measureLine,
} from '../../../test/numberLine.ts';
import { readDocument } from './readDocument.ts';
import { createHistory, pushStep, retitle } from './history.ts';
import { isLocked } from './useSession.ts';
import { packSteps, recoverDocument } from './packSteps.ts';
import type { SessionPorts } from './sessionPorts.ts';

const {
  applyEditAtom,
  canRedoAtom,
  canUndoAtom,
  commitDraftAtom,
  documentAtom,
  draftAtom,
  drawUpAtom,
  dropDraftAtom,
  faultAtom,
  historyAtom,
  isCurrentAtom,
  noteRefusalAtom,
  openDocumentAtom,
  openingAtom,
  portsAtom,
  redoAtom,
  replaceDocumentAtom,
  restoreSolutionAtom,
  shownDocumentAtom,
  solutionAtom,
  solveAtom,
  switchUnitsAtom,
  takeValueAtom,
  undoAtom,
} = lineSession;

function open(ports: Partial<SessionPorts<LineTypes>> = {}, document = THREE) {
  const store = createStore();
  const heard = { onChange: vi.fn(), onSolve: vi.fn(), onError: vi.fn(), onNotes: vi.fn() };
  store.set(portsAtom, {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    solve: (line) => Promise.resolve(measureLine(line)),
    ...heard,
    ...ports,
  });
  store.set(historyAtom, createHistory(document));
  return { store, ...heard, places: () => store.get(documentAtom).places };
}

const add =
  (x: number) =>
  (line: NumberLine): ReturnType<typeof addPlace> =>
    addPlace(line, x);

describe('a session of a document that is no structure', () => {
  test('an edit is one undo step and is reported', () => {
    const { store, onChange, places } = open();
    store.set(applyEditAtom, add(7));
    expect(places()).toEqual([0, 2.54, 5.08, 7]);
    expect(onChange).toHaveBeenLastCalledWith(store.get(documentAtom), expect.anything());
    store.set(undoAtom);
    expect(store.get(documentAtom)).toBe(THREE);
    expect([store.get(canUndoAtom), store.get(canRedoAtom)]).toEqual([false, true]);
    store.set(redoAtom);
    expect(places()).toEqual([0, 2.54, 5.08, 7]);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('a refused edit is no step and returns its reason; a full list accepts no more', () => {
    const { store, onChange, onNotes } = open({ limits: 'anonymous' });
    store.set(applyEditAtom, add(0));
    expect(onNotes).toHaveBeenLastCalledWith([{ code: 'taken', count: 1 }]);
    store.set(applyEditAtom, add(7));
    expect(onNotes).toHaveBeenLastCalledWith([{ code: 'listFull', count: 3 }]);
    expect(store.get(canUndoAtom)).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a read-only one changes nothing', () => {
    const { store } = open({ isReadOnly: true });
    store.set(applyEditAtom, add(7));
    store.set(replaceDocumentAtom, { ...THREE, places: [1] });
    expect(store.get(documentAtom)).toBe(THREE);
  });

  test('a controlled one asks, goes on with what it asked for, and opens anything else afresh', () => {
    const { store, onChange } = open({ isControlled: true });
    store.set(applyEditAtom, add(7));
    expect(store.get(documentAtom)).toBe(THREE);
    const asked = onChange.mock.lastCall?.[0] as NumberLine;
    store.set(takeValueAtom, structuredClone(asked));
    expect(store.get(documentAtom)).toEqual(asked);
    expect(store.get(canUndoAtom)).toBe(true);
    const opening = store.get(openingAtom);
    store.set(takeValueAtom, { ...THREE, places: [9] });
    expect(store.get(canUndoAtom)).toBe(false);
    expect(store.get(openingAtom)).toBe(opening + 1);
  });

  test('a gesture is one step when it ends, and none when it is cancelled', () => {
    const { store, places } = open();
    store.set(drawUpAtom, add(7));
    store.set(drawUpAtom, add(8));
    expect(store.get(shownDocumentAtom).places).toEqual([0, 2.54, 5.08, 8]);
    expect(places()).toHaveLength(3);
    store.set(dropDraftAtom);
    expect(store.get(draftAtom)).toBeNull();
    store.set(drawUpAtom, add(9));
    store.set(commitDraftAtom);
    expect(places()).toEqual([0, 2.54, 5.08, 9]);
    store.set(undoAtom);
    expect(store.get(documentAtom)).toBe(THREE);
    // A draft is dropped when its document changes.
    store.set(drawUpAtom, add(9));
    store.set(applyEditAtom, add(10));
    store.set(commitDraftAtom);
    expect(places()).toEqual([0, 2.54, 5.08, 10]);
  });

  test('a solve keeps its result until the next edit, and units take it with them: 508 cm are 200 in', async () => {
    const { store, onSolve } = open();
    await store.set(solveAtom);
    expect(onSolve).toHaveBeenCalledWith({ level: 'ok', hash: lineKind.hash(THREE), span: 5.08, sets: [{}] });
    expect(store.get(isCurrentAtom)).toBe(true);
    const solved = store.get(solutionAtom);
    store.set(switchUnitsAtom, 1);
    expectClose(store.get(solutionAtom)?.answer.span, 200, 1e-12);
    expect(store.get(isCurrentAtom)).toBe(true);
    store.set(switchUnitsAtom, 0);
    expect(store.get(documentAtom)).toBe(THREE);
    expect(store.get(solutionAtom)).toBe(solved);
    store.set(applyEditAtom, add(7));
    expect(store.get(isCurrentAtom)).toBe(false);
  });

  test('steps back go to the other units too, and what comes in comes in the units on the screen', () => {
    const { store } = open();
    store.set(applyEditAtom, add(7.62));
    store.set(switchUnitsAtom, 1);
    expectClose(store.get(documentAtom).places.at(-1), 300, 1e-12);
    store.set(undoAtom);
    expect(store.get(documentAtom).units.system).toBe(1);
    store.set(replaceDocumentAtom, { ...THREE, places: [2.54] });
    expectClose(store.get(documentAtom).places[0], 100, 1e-12);
  });

  test('a refusal, a failed solve and a hindered one are distinguished', async () => {
    const { store, onError } = open({}, { ...THREE, places: [] });
    await store.set(solveAtom);
    expect(store.get(faultAtom)).toEqual({ kind: 'refused', answer: { level: 'error', reason: 'empty' } });
    const offline = new Error('offline');
    const broken = open({ solve: () => Promise.reject(offline) });
    const answer = measureLine(THREE);
    if (answer.level === 'error') throw new Error('a line of three can be measured');
    broken.store.set(restoreSolutionAtom, { document: THREE, answer });
    expect(broken.store.get(solutionAtom)).not.toBeNull();
    await broken.store.set(solveAtom);
    expect(broken.store.get(solutionAtom)).toBeNull();
    expect(broken.onError).toHaveBeenCalledWith({ kind: 'unreachable', error: offline });
    const solve = vi.fn();
    const hindered = open({ solve });
    hindered.store.set(noteRefusalAtom, 'field-1', { tab: 'places', label: 'Place 1' });
    await hindered.store.set(solveAtom);
    expect(solve).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('a solve returns its answer or refusal, and null without an answer or if another came first', async () => {
    expect(await open().store.set(solveAtom)).toEqual(measureLine(THREE));
    const empty = open({}, { ...THREE, places: [] });
    expect(await empty.store.set(solveAtom)).toEqual({ level: 'error', reason: 'empty' });
    const broken = open({ solve: () => Promise.reject(new Error('offline')) });
    expect(await broken.store.set(solveAtom)).toBeNull();
    const { store } = open();
    const [first, second] = [store.set(solveAtom), store.set(solveAtom)];
    expect([await first, await second]).toEqual([null, measureLine(THREE)]);
    // A refused field prevents the line from being solved again, but its result is current.
    store.set(noteRefusalAtom, 'field-1', { tab: 'places', label: 'Place 1' });
    expect(await store.set(solveAtom)).toEqual(measureLine(THREE));
    store.set(applyEditAtom, add(7));
    expect(await store.set(solveAtom)).toBeNull();
  });

  test('a veto leaves the document unchanged, and its reason is reported if given', () => {
    const verdicts: (boolean | string)[] = [];
    const onVeto = vi.fn();
    const { store, places, onChange } = open({ mayChange: () => verdicts.shift() ?? true, onVeto });
    verdicts.push('Only 5 cm are free.', false, '');
    for (let edit = 0; edit < 3; edit += 1) store.set(applyEditAtom, add(7));
    expect(places()).toEqual([...THREE.places]);
    expect(onChange).not.toHaveBeenCalled();
    expect(onVeto.mock.calls).toEqual([['Only 5 cm are free.']]);
    store.set(applyEditAtom, add(7));
    verdicts.push('Not back.');
    store.set(undoAtom);
    expect(places()).toContain(7);
    expect(onVeto).toHaveBeenLastCalledWith('Not back.');
  });

  test('opening another forgets result and steps; a kept result is shown with its own document alone', () => {
    const { store } = open();
    const answer = measureLine(THREE);
    if (answer.level === 'error') throw new Error('a line of three can be measured');
    store.set(restoreSolutionAtom, { document: THREE, answer: { ...answer, hash: 'other' } });
    expect(store.get(solutionAtom)).toBeNull();
    store.set(restoreSolutionAtom, { document: THREE, answer });
    expect(store.get(isCurrentAtom)).toBe(true);
    store.set(applyEditAtom, add(7));
    store.set(openDocumentAtom, { ...THREE, places: [1, 2] });
    expect(store.get(solutionAtom)).toBeNull();
    expect(store.get(canUndoAtom)).toBe(false);
  });

  test('only an untouched document takes its title in a language whose texts came later', () => {
    const created = createHistory({ ...THREE, title: 'Line' });
    const titles = { from: 'Line', to: 'Лінія' };
    expect(retitle(created, titles)).toEqual(createHistory({ ...THREE, title: 'Лінія' }));
    const edited = pushStep(created, { ...created.present, places: [1, 2] });
    const named = createHistory({ ...THREE, title: 'Mine' });
    for (const history of [edited, named]) expect(retitle(history, titles)).toBe(history);
    expect(retitle(created, { from: 'Line', to: 'Line' })).toBe(created);
  });

  test('two editors on a page do not meet', () => {
    const [one, other] = [open(), open()];
    one.store.set(applyEditAtom, add(7));
    expect(other.store.get(documentAtom)).toBe(THREE);
  });

  test('steps are kept and read by the kind, and so is what comes from outside', () => {
    const { store } = open();
    store.set(applyEditAtom, add(7));
    const history = store.get(historyAtom);
    const kept: unknown = JSON.parse(JSON.stringify(packSteps(history ?? createHistory(THREE))));
    expect(recoverDocument(kept, lineKind.parse)).toEqual(store.get(documentAtom));
    expect(readDocument(lineKind, THREE)).toBe(THREE);
    expect(() => readDocument(lineKind, {})).toThrow('`LineEditor`');
    expect(() => createStore().get(documentAtom)).toThrow('`LineEditor`');
  });
});

describe('the derived fields of a document', () => {
  const sets = { ...THREE, k: 1, caseSets: ['Dead', 'Live', 'Wind'] };

  test('the case set it was left with is chosen; another choice is no step, and leaves the editor with it', () => {
    const { store, onChange } = open({}, sets);
    expect(store.get(lineSession.chosenSetAtom)).toBe(1);
    expect(store.get(lineSession.takenDocumentAtom)).toBe(sets);
    store.set(lineSession.chosenSetAtom, 2);
    expect(store.get(lineSession.takenDocumentAtom)).toEqual({ ...sets, k: 2 });
    expect([store.get(canUndoAtom), onChange.mock.calls.length]).toEqual([false, 0]);
    // The document has fewer sets than the chosen index.
    store.set(openDocumentAtom, { ...sets, k: 0, caseSets: ['Dead'] } as NumberLine);
    store.set(lineSession.chosenSetAtom, 2);
    expect(store.get(lineSession.takenDocumentAtom)).toMatchObject({ k: 0 });
  });

  test('a read-only document is read only, unless the surroundings allow edits', () => {
    const shown = { ...THREE, readonly: true };
    expect([isLocked({ defaultValue: shown }), isLocked({ value: shown })]).toEqual([true, true]);
    expect([isLocked({ defaultValue: shown, readOnly: false }), isLocked({ defaultValue: THREE })]).toEqual([
      false,
      false,
    ]);
    expect(isLocked({ readOnly: true })).toBe(true);
  });
});
