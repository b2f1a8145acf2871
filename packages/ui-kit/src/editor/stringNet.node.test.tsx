import { readFileSync } from 'node:fs';
import { createStore } from 'jotai/vanilla';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listPrintedFaults } from '../../test/printedKeys.ts';
import {
  NET_KEYS,
  StringNetEditor,
  addPoint,
  netCommands,
  netKeys,
  netSession,
  netTables,
  tie,
  toolAtom,
} from '../../test/stringNet.tsx';
import { createHistory } from './session/history.ts';
import { OWN } from '../../test/ownCase.ts';

const { parts: _, ...COMMON } = OWN;
const TWO = { ...COMMON, title: 'Two', points: [{ x: 0, y: 0 }], strings: [] };

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
  store.set(netSession.applyEditAtom, (net) => addPoint(net, 3, 4));
  store.set(netSession.applyEditAtom, (net) => tie(net, 0, 1));
  expect(store.get(netTables.points.rowsAtom)).toHaveLength(2);
  expect(store.get(netTables.strings.rowsAtom)).toEqual([{ i: 0, j: 1 }]);
  store.set(netCommands.undo.runAtom);
  expect(store.get(netTables.strings.rowsAtom)).toEqual([]);
  expect(store.get(netCommands.redo.isEnabledAtom)).toBe(true);
});

test('its keys act as they are printed, and take its tools', () => {
  const ids = Object.keys(NET_KEYS) as (keyof typeof NET_KEYS)[];
  expect(listPrintedFaults(netKeys, ids)).toEqual([]);
  const store = open();
  const press = { key: 'ы', code: 'KeyS', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(netKeys.act(press, { string: () => store.set(toolAtom, 'string') })).toBe(true);
  expect(store.get(toolAtom)).toBe('string');
});

test('its editor has title, tools with their letters, a list of its objects, and the list of keys', () => {
  const html = renderToString(<StringNetEditor defaultValue={TWO} showsKeys />);
  for (const text of [
    'value="Two"',
    'title="String (S)"',
    'title="Undo (Ctrl Z)"',
    'Point 1 at 0, 0',
    'role="toolbar"',
  ])
    expect(html).toContain(text);
  expect(html.match(/<dt/g)).toHaveLength(Object.keys(NET_KEYS).length);
});

test('what it writes itself is little', async ({ annotate }) => {
  const source = readFileSync(new URL('../../test/stringNet.tsx', import.meta.url), 'utf8');
  const lines = source
    .slice(source.indexOf('export interface StringNet'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  await annotate(`A kind of its own writes ${lines.length} lines.`);
  expect(lines.length).toBeLessThan(180);
});
