import { readFileSync } from 'node:fs';
import { createStore } from 'jotai/vanilla';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listPrintedFaults } from '../../test/printedKeys.ts';
import {
  NET_KEYS,
  StringNetEditor,
  addPoint,
  followNet,
  netCommands,
  netKeys,
  netLive,
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

test('its results follow its board without being asked for', async () => {
  const store = open();
  const stop = followNet(store);
  store.set(netSession.applyEditAtom, (net) => addPoint(net, 3, 4));
  await expect
    .poll(() => store.get(netLive.shownResultAtom)?.answer.hash)
    .toBe(store.get(netSession.hashAtom));
  expect(store.get(netLive.shownResultAtom)?.standing).toBe('preview');
  stop();
});

/** The parts of the toy, each from the line that begins it. */
const PARTS = {
  document: 'export interface StringNet',
  session: 'const netKind',
  verbs: 'export const addPoint',
  live: 'const solveNet',
  tables: 'export const netTables',
  tools: 'const TOOLS',
  keys: 'export const NET_KEYS',
  commands: 'export const netCommands',
  editor: 'export function StringNetEditor',
  board: 'function NetBoard',
} as const;

test('what it writes itself is little', async ({ annotate }) => {
  const source = readFileSync(new URL('../../test/stringNet.tsx', import.meta.url), 'utf8');
  const starts = Object.entries(PARTS).map(([part, line]) => ({ part, at: source.indexOf(`\n${line}`) }));
  expect(starts.filter(({ at }) => at < 0)).toEqual([]);
  const lines = starts.map(({ part, at }, index) => {
    const text = source.slice(at, starts[index + 1]?.at);
    return { part, count: text.split('\n').filter((line) => line.trim() !== '').length };
  });
  const sum = lines.reduce((all, { count }) => all + count, 0);
  await annotate(
    `A kind of its own writes ${sum} lines: ${lines.map(({ part, count }) => `${part} ${count}`).join(', ')}.`,
  );
  expect(sum).toBeLessThan(180);
});
