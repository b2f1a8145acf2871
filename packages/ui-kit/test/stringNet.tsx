import type { CommonCase } from '@eecs/solver-core';
import { EMPTY_CASE } from '@eecs/ui-kit/editing';
import {
  type DocumentKind,
  type EditNote,
  type Session,
  createJoinedLists,
  createPlainEditor,
  createPlaneBoard,
  createSession,
} from '@eecs/ui-kit/editor';

// A third kind of document: points of a plane joined by strings. It only defines what is specific to it; everything
// else comes from the kit.

export interface StringNet extends CommonCase {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly strings: readonly { readonly i: number; readonly j: number }[];
}

export interface NetAnswer {
  readonly level: 'ok';
  readonly hash: string;
  readonly sets: readonly unknown[];
}

interface NetTypes {
  readonly document: StringNet;
  readonly solved: NetAnswer;
  readonly refused: { readonly level: 'error' };
  readonly note: EditNote;
  readonly tab: 'points' | 'strings';
  readonly item: { readonly kind: 'point' | 'string'; readonly index: number };
}

const EMPTY: StringNet = { ...EMPTY_CASE, points: [], strings: [] };

const netKind: DocumentKind<NetTypes> = {
  name: 'net',
  editor: 'StringNetEditor',
  parse: (input) => ({ ok: true, document: { ...EMPTY, ...(input as StringNet) } }),
  hash: ({ points, strings }) => JSON.stringify([points, strings]),
  toSystem: (net, system) => ({ ...net, units: { ...net.units, system } }),
  answerToSystem: (answer) => answer,
  limitsOf: () => ({ points: 100, strings: 200 }),
};

export const solveNet = (document: StringNet): NetAnswer => ({
  level: 'ok',
  hash: netKind.hash(document),
  sets: [{}],
});

export const netSession: Session<NetTypes> = createSession(netKind, { isHindered: () => false });

export const net = createJoinedLists<NetTypes>(
  { list: 'points', kind: 'point', title: 'Points', name: 'Point', key: 'P' },
  { list: 'strings', kind: 'string', title: 'Strings', name: 'String', key: 'S' },
);

export const netBoard = createPlaneBoard<NetTypes, keyof typeof net.tools>({
  ...net,
  session: netSession,
  label: 'Points and strings',
  height: 400,
  step: 1,
  getWhole: () => ({ x0: 0, x1: 12, y0: 0, y1: 8 }),
});

export const {
  Editor: StringNetEditor,
  tables: netTables,
  live: netLive,
  follow: followNet,
} = createPlainEditor({
  ...net,
  board: netBoard,
  label: 'Net editor',
  untitled: 'Net',
  titleLabel: 'Title of the net',
  toolsLabel: 'Tools',
  panelLabel: 'Tables of the net',
  createEmpty: () => EMPTY,
  solve: solveNet,
});
