import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { solveBeam } from '../beam/solveBeam.ts';
import { solveFrame } from '../frame/solveFrame.ts';
import { caseHash } from '../model/beam/caseHash.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { frameHash } from '../model/frame/frameHash.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { parseTruss } from '../model/truss/parseTruss.ts';
import { trussHash } from '../model/truss/trussHash.ts';
import { solveTruss } from '../truss/solveTruss.ts';
import { convertCase } from '../units/convertCase.ts';
import { getReactionSource, listCarriedLoads } from './carriedLoads.ts';
import { findCircle } from './findCircle.ts';
import { listReactions } from './listReactions.ts';
import { type ReactionDocument, refreshCarriedLoads, type SourceFault } from './refreshCarriedLoads.ts';

/** A parsed document; throws the failures of one that cannot be read. */
function read<Document>(
  parsed:
    { readonly ok: true; readonly document: Document } | { readonly ok: false; readonly failures: unknown },
): Document {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const SPAN = 4;
/** A floor beam of 4 m with q downwards; `hash` is that of its document. */
function floorBeam(q: number, { shift = 0, title = 'Floor beam' } = {}) {
  return read(
    parseCase({
      schema: 1,
      title,
      L: SPAN + shift,
      supports: [
        { className: 'pin', x: shift },
        { className: 'roller', x: SPAN + shift },
      ],
      caseSets: [
        { title: 'Dead' },
        { title: 'Live' },
        { title: 'All', combined: true, factors: { 0: 1, 1: 1 } },
      ],
      loads: [
        { className: 'DistributedLoad', x: [shift, SPAN + shift], y: -q, sets: 1 },
        { className: 'DistributedLoad', x: [shift, SPAN + shift], y: -2 * q, sets: 2 },
      ],
    }),
  );
}

function reactionsOf(document: ReturnType<typeof floorBeam>): ReactionDocument {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(answer.message);
  return { ...listReactions(document, answer.sets), title: document.title, hash: answer.hash };
}

const FROM = { task: 7, reaction: 1, component: 'y', place: [SPAN, 0], set: 'Live', value: 1, hash: 'old' };

/** A main beam of 6 m that carries the floor beam at midspan. */
function mainBeam(from: object | null = FROM, value = -1) {
  return read(
    parseCase({
      schema: 1,
      L: 6,
      supports: [
        { className: 'pin', x: 0 },
        { className: 'roller', x: 6 },
      ],
      loads: [{ className: 'ShearLoad', x: 3, c: [value], ...(from !== null && { from }) }],
    }),
  );
}

const from = (task: number, source: ReactionDocument | SourceFault) => new Map([[task, source]]);

test('half of q L of each set stands on a main beam, whose moment is P L / 4', () => {
  const q = 3000;
  const source = reactionsOf(floorBeam(q));
  expect(source.sets.map(({ title }) => title)).toEqual(['Dead', 'Live']);
  const [, end] = source.supports;
  expectClose(end!.values[0]!.y, (q * SPAN) / 2, 1e-12);
  const { document, changed, kept } = refreshCarriedLoads(mainBeam(), from(7, source));
  expect([changed, kept]).toEqual([['/loads/0'], []]);
  const P = (2 * q * SPAN) / 2;
  const [load] = document.loads;
  expectClose('c' in load! ? load.c[2] : 0, -P, 1e-12);
  expect(listCarriedLoads(document)[0]!.load.from).toMatchObject({ title: 'Floor beam', hash: source.hash });
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(answer.message);
  expectClose(answer.sets[0]!.M.max.value, (P * 6) / 4, 1e-12);
  // A second look changes nothing.
  expect(refreshCarriedLoads(document, from(7, source)).document).toBe(document);
});

test('the fingerprint is that of the load alone, in all structures', () => {
  expect(caseHash(mainBeam())).toBe(caseHash(mainBeam(null)));
  const joints = (load: object) => [
    { id: 0, x: 0, y: 0, anchor: 3 },
    { id: 1, x: 4, y: 0, anchor: 2 },
    { id: 2, x: 2, y: 2, loads: [{ className: 'ShearLoad', c: [-1], ...load }] },
  ];
  const links = [
    [0, 1],
    [1, 2],
    [2, 0],
  ].map(([i, j], id) => ({ id, i, j }));
  const truss = (load: object) => read(parseTruss({ schema: 1, joints: joints(load), links }));
  expect(trussHash(truss({ from: FROM }))).toBe(trussHash(truss({})));
  expect(listCarriedLoads(truss({ from: FROM }))[0]!.path).toBe('/joints/2/loads/0');
  const frame = (load: object) =>
    read(
      parseFrame({
        schema: 1,
        joints: [
          { id: 0, x: 0, y: 0, support: { className: 'cantilever' } },
          { id: 1, x: 0, y: 3, loads: [{ className: 'ShearLoad', c: [-1], ...load }] },
        ],
        members: [
          { id: 0, i: 0, j: 1, loads: [{ className: 'ShearLoad', c: [-1], x: 1, frame: 'global', ...load }] },
        ],
      }),
    );
  expect(frameHash(frame({ from: FROM }))).toBe(frameHash(frame({})));
  expect(listCarriedLoads(frame({ from: FROM })).map(({ path }) => path)).toEqual([
    '/joints/1/loads/0',
    '/members/0/loads/0',
  ]);
});

test('reactions of a truss and of a clamped frame, on joints found by their ids', () => {
  const triangle = read(
    parseTruss({
      schema: 1,
      joints: [
        { id: 'left', x: 0, y: 0, anchor: 3 },
        { id: 'right', x: 4, y: 0, anchor: 2 },
        { id: 'top', x: 1, y: 2, loads: [{ className: 'ShearLoad', c: [-8000] }] },
      ],
      links: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
        { i: 2, j: 0 },
      ],
    }),
  );
  const solved = solveTruss(triangle);
  if (solved.level === 'error') throw new Error(solved.message);
  const ofTruss = listReactions(triangle, solved.sets);
  // Moments about the left joint: 8000 at 1 m of 4 m.
  expect(ofTruss.supports.map(({ reaction, values }) => [reaction, Math.round(values[0]!.y)])).toEqual([
    ['left', 6000],
    ['right', 2000],
  ]);
  const column = read(
    parseFrame({
      schema: 1,
      joints: [
        { id: 'foot', x: 0, y: 0, support: { className: 'cantilever' } },
        { id: 'head', x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [500] }] },
      ],
      members: [{ i: 0, j: 1 }],
    }),
  );
  const framed = solveFrame(column);
  if (framed.level === 'error') throw new Error(framed.message);
  const [foot] = listReactions(column, framed.sets).supports;
  expect(foot!.reaction).toBe('foot');
  expectClose(foot!.values[0]!.x, -500, 1e-12);
  expectClose(foot!.values[0]!.r, 1500, 1e-12);
});

test('in US units the value stays in newtons, and the load is in pounds', () => {
  const source = reactionsOf(floorBeam(1000));
  const { document } = refreshCarriedLoads(convertCase(mainBeam(), 1), from(7, source));
  const [load] = document.loads;
  expectClose('c' in load! ? load.c[0] : 0, -4000 / 4.4482216, 1e-12);
  expect(getReactionSource(load!, 1)?.value).toBe(4000);
  expect(getReactionSource(convertCase(document, 0).loads[0]!, 0)?.value).toBe(4000);
});

test.each([{}, { ...FROM, value: 'many' }, { ...FROM, component: 'z' }, { ...FROM, place: [1] }])(
  'a source that is %j is not one, and the document is read all the same',
  (from) => {
    expect(listCarriedLoads(mainBeam(from))).toEqual([]);
  },
);

test('a load whose value was typed over stands for itself', () => {
  const typed = mainBeam(FROM, -5000);
  expect(listCarriedLoads(typed)).toEqual([]);
  expect(refreshCarriedLoads(typed, from(7, reactionsOf(floorBeam(3000)))).document).toBe(typed);
});

test.each<[string, ReactionDocument | SourceFault, object]>([
  ['a deleted document', 'missing', FROM],
  ['a document that moves', 'unsolved', FROM],
  ['a set that was renamed', reactionsOf(floorBeam(3000)), { ...FROM, set: 'Snow' }],
  ['a support that was removed', reactionsOf(floorBeam(3000)), { ...FROM, reaction: 5, place: [9, 0] }],
])('%s leaves the last value and is named', (_, source, origin) => {
  const before = mainBeam(origin);
  const { document, changed, kept } = refreshCarriedLoads(before, from(7, source));
  expect(document).toBe(before);
  expect(changed).toEqual([]);
  expect(kept).toEqual([
    {
      path: '/loads/0',
      reason:
        typeof source === 'string' ? source : 'set' in origin && origin.set === 'Snow' ? 'set' : 'support',
    },
  ]);
});

test('a support is found again where it was, or by its number where it moved', () => {
  const moved = reactionsOf(floorBeam(3000, { shift: 1 }));
  expect(refreshCarriedLoads(mainBeam(), from(7, moved)).changed).toEqual(['/loads/0']);
  const inserted = reactionsOf(
    read(
      parseCase({
        ...floorBeam(3000),
        supports: [
          { className: 'pin', x: 0 },
          { className: 'roller', x: 2 },
          { className: 'roller', x: SPAN },
        ],
      }),
    ),
  );
  const { document } = refreshCarriedLoads(mainBeam(), from(7, inserted));
  const [carried] = listCarriedLoads(document);
  expect(carried!.load.from.reaction).toBe(2);
  // Two equal spans l under q: 3 q l / 8 at the ends.
  expectClose(carried!.load.from.value, (3 * 6000 * 2) / 8, 1e-12);
});

test('circles are found with their chain, directly and through others', () => {
  const carried: Readonly<Record<number, readonly number[]>> = {
    1: [2, 5],
    2: [3],
    3: [4, 1],
    4: [3],
    5: [],
  };
  const sourcesOf = (task: number) => carried[task] ?? [];
  expect(findCircle(1, sourcesOf)).toEqual([1, 2, 3, 1]);
  expect(findCircle(4, sourcesOf)).toEqual([4, 3, 4]);
  expect(findCircle(5, sourcesOf)).toBeNull();
  expect(findCircle(6, () => [6])).toEqual([6, 6]);
});
