import { createStore } from 'jotai/vanilla';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listPrintedFaults } from '../../test/printedKeys.ts';
import {
  StringNetEditor,
  followNet,
  net,
  netBoard,
  netLive,
  netSession,
  netTables,
} from '../../test/stringNet.tsx';
import { EMPTY_CASE } from '../editing/emptyCase.ts';
import { toItemKey } from '../editing/items.ts';
import { createBoardActions } from './board/plane/planeActions.ts';
import { createSingleActions } from './keys/singleActions.ts';
import { createHistory } from './session/history.ts';

const TWO = { ...EMPTY_CASE, title: 'Two', points: [{ x: 0, y: 0 }], strings: [] };

function open() {
  const store = createStore();
  const nothing = (): void => undefined;
  store.set(netSession.portsAtom, {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    onChange: nothing,
    onSolve: nothing,
    onError: nothing,
    onNotes: nothing,
    solve: () => Promise.reject(new Error('not asked for')),
  });
  store.set(netSession.historyAtom, createHistory(TWO));
  return store;
}

test('a third kind has steps back, tables and commands by what it tells of itself', () => {
  const store = open();
  store.set(netSession.applyEditAtom, (now) => net.addPoint(now, { x: 3, y: 4 }));
  store.set(netSession.applyEditAtom, (now) => net.addLine(now, 0, 1));
  expect(store.get(netTables.points.rowsAtom)).toHaveLength(2);
  expect(store.get(netTables.strings.rowsAtom)).toEqual([{ i: 0, j: 1 }]);
  store.set(netSession.commands.undo.runAtom);
  expect(store.get(netTables.strings.rowsAtom)).toEqual([]);
  expect(store.get(netSession.commands.redo.isEnabledAtom)).toBe(true);
});

test('its keys act as they are printed, and take its tools', () => {
  const { keys, table } = netBoard;
  expect(listPrintedFaults(keys, Object.keys(table) as (keyof typeof table)[])).toEqual([]);
  const store = open();
  const press = { key: 'ы', code: 'KeyS', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(
    keys.act(press, createSingleActions(store, { ...netBoard, session: netSession, step: () => false })),
  ).toBe(true);
  expect(store.get(netBoard.toolAtom)).toBe('line');
});

test('Tab goes through its objects and then out, and Del removes a point with its strings', () => {
  const store = open();
  store.set(netSession.applyEditAtom, (now) => net.addPoint(now, { x: 3, y: 4 }));
  store.set(netSession.applyEditAtom, (now) => net.addLine(now, 0, 1));
  const actions = createBoardActions(netBoard, store);
  const press = (key: string, shiftKey = false): boolean =>
    netBoard.keys.act({ key, code: key, ctrlKey: false, metaKey: false, shiftKey, altKey: false }, actions);
  const seen = [1, 2, 3].map(() =>
    press('Tab') ? store.get(netBoard.selectionAtom).map(toItemKey).join() : '',
  );
  expect(seen).toEqual(['string:0', 'point:0', 'point:1']);
  expect(press('Tab')).toBe(false);
  expect(press('Tab', true)).toBe(true);
  expect(store.get(netBoard.selectionAtom).map(toItemKey)).toEqual(['point:0']);
  expect(press('Tab')).toBe(true);
  expect(press('Delete')).toBe(true);
  expect(store.get(netTables.points.rowsAtom)).toEqual([{ x: 0, y: 0 }]);
  expect(store.get(netTables.strings.rowsAtom)).toEqual([]);
  store.set(netSession.commands.undo.runAtom);
  expect(store.get(netTables.strings.rowsAtom)).toEqual([{ i: 0, j: 1 }]);
});

test('its editor has title, tools with their letters, a list of its objects, and its tables', () => {
  const html = renderToString(<StringNetEditor defaultValue={TWO} />);
  for (const text of [
    'value="Two"',
    'title="String (S)"',
    'title="Undo (Ctrl Z)"',
    'Point 1 at 0, 0',
    'role="toolbar"',
    'Points',
    'Strings',
    'Add a row',
  ])
    expect(html).toContain(text);
});

test('its results follow its board without being asked for', async () => {
  const store = open();
  const stop = followNet(store);
  store.set(netSession.applyEditAtom, (now) => net.addPoint(now, { x: 3, y: 4 }));
  await expect
    .poll(() => store.get(netLive.shownResultAtom)?.answer.hash)
    .toBe(store.get(netSession.hashAtom));
  expect(store.get(netLive.shownResultAtom)?.standing).toBe('preview');
  stop();
});
