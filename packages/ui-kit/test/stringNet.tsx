import type { CommonCase } from '@eecs/solver-core';
import { type PlainEdit, toPlainEdit } from '@eecs/ui-kit/editing';
import {
  type DocumentKind,
  type EditNote,
  type PlanePlace,
  type Session,
  createPlainEditor,
  createPlaneBoard,
  createSession,
} from '@eecs/ui-kit/editor';
import { OWN } from './ownCase.ts';

// A third kind of document: points of a plane joined by strings. It writes what only it can know; all else is the
// kit's.

export interface StringNet extends CommonCase {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly strings: readonly { readonly i: number; readonly j: number }[];
}

interface NetTypes {
  readonly document: StringNet;
  readonly solved: { readonly level: 'ok'; readonly hash: string; readonly sets: readonly unknown[] };
  readonly refused: { readonly level: 'error' };
  readonly note: EditNote;
  readonly tab: 'points' | 'strings';
  readonly item: { readonly kind: 'point' | 'string'; readonly index: number };
}
type Item = NetTypes['item'];

const { parts: _, ...COMMON } = OWN;
const EMPTY: StringNet = { ...COMMON, title: '', points: [], strings: [] };

const netKind: DocumentKind<NetTypes> = {
  name: 'net',
  editor: 'StringNetEditor',
  parse: (input) => ({ ok: true, document: { ...EMPTY, ...(input as StringNet) } }),
  hash: ({ points, strings }) => JSON.stringify([points, strings]),
  toSystem: (net, system) => ({ ...net, units: { ...net.units, system } }),
  answerToSystem: (answer) => answer,
  limitsOf: () => ({ points: 100, strings: 200 }),
};

export const netSession: Session<NetTypes> = createSession(netKind, { isHindered: () => false });

export const addPoint = (net: StringNet, x: number, y: number): PlainEdit<StringNet> =>
  toPlainEdit({ ...net, points: [...net.points, { x, y }] });
export const tie = (net: StringNet, i: number, j: number): PlainEdit<StringNet> =>
  toPlainEdit({ ...net, strings: [...net.strings, { i, j }] });
const movePoints = (net: StringNet, items: readonly Item[], by: PlanePlace): PlainEdit<StringNet> => {
  const isMoved = (at: number): boolean => items.some(({ kind, index }) => kind === 'point' && index === at);
  const move = ({ x, y }: PlanePlace): PlanePlace => ({ x: x + by.x, y: y + by.y });
  return toPlainEdit({ ...net, points: net.points.map((point, at) => (isMoved(at) ? move(point) : point)) });
};

const removeItems = (net: StringNet, items: readonly Item[]): PlainEdit<StringNet> => {
  const isGone = (kind: string, at: number): boolean =>
    items.some((item) => item.kind === kind && item.index === at);
  const kept = net.points.flatMap((_, at) => (isGone('point', at) ? [] : [at]));
  const strings = net.strings.filter(
    ({ i, j }, at) => !isGone('string', at) && kept.includes(i) && kept.includes(j),
  );
  return toPlainEdit({
    ...net,
    points: net.points.filter((_, at) => kept.includes(at)),
    strings: strings.map(({ i, j }) => ({ i: kept.indexOf(i), j: kept.indexOf(j) })),
  });
};

const TOOLS = {
  select: { name: 'Select', key: 'V' },
  point: { name: 'Point', key: 'P', place: (net: StringNet, { x, y }: PlanePlace) => addPoint(net, x, y) },
  string: {
    name: 'String',
    key: 'S',
    join: (net: StringNet, a: Item, b: Item) => tie(net, a.index, b.index),
  },
};
export const netBoard = createPlaneBoard<NetTypes, keyof typeof TOOLS>({
  session: netSession,
  label: 'Points and strings',
  size: { width: 600, height: 400 },
  step: 1,
  getWhole: () => ({ x0: 0, x1: 12, y0: 0, y1: 8 }),
  listShapes: ({ points, strings }) => [
    ...strings.map(({ i, j }, index) => ({
      item: { kind: 'string', index } as const,
      name: `String ${i + 1}–${j + 1}`,
      places: [points[i], points[j]].filter((at) => at !== undefined),
    })),
    ...points.map((at, index) => ({
      item: { kind: 'point', index } as const,
      name: `Point ${index + 1} at ${at.x}, ${at.y}`,
      places: [at],
    })),
  ],
  move: movePoints,
  remove: removeItems,
  tools: TOOLS,
});

export const {
  Editor: StringNetEditor,
  tables: netTables,
  live: netLive,
  follow: followNet,
} = createPlainEditor({
  board: netBoard,
  label: 'Net editor',
  untitled: 'Net',
  titleLabel: 'Title of the net',
  toolsLabel: 'Tools',
  panelLabel: 'Tables of the net',
  createEmpty: () => EMPTY,
  solve: (net) => ({ level: 'ok', hash: netKind.hash(net), sets: [{}] }),
  lists: {
    points: { title: 'Points', name: 'Point', item: 'point', columns: { x: 'length', y: 'length' } },
    strings: { title: 'Strings', name: 'String', item: 'string', columns: { i: 'ratio', j: 'ratio' } },
  },
});
