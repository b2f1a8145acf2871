import { caseHash, parseCase } from '@eecs/solver-core';
import { getReactionSource, type ReactionDocument } from '@eecs/solver-core/reactions';
import { expect, test } from 'vitest';
import { carryReaction, releaseReaction } from './carriedReactions.ts';
import { findLoadAt } from './findLoadAt.ts';

const SOURCE: ReactionDocument = {
  title: 'Floor beam',
  hash: 'abc',
  sets: [{ title: 'Dead' }, { title: 'Live' }],
  supports: [
    {
      reaction: 0,
      place: [0, 0],
      values: [
        { x: 0, y: 6000, r: 0 },
        { x: 0, y: 9000, r: 0 },
      ],
    },
    {
      reaction: 1,
      place: [4, 0],
      values: [
        { x: 500, y: 7000, r: -800 },
        { x: 0, y: 8000, r: 0 },
      ],
    },
  ],
};

/** A beam with two loads and some case sets; the first load is the one that is changed. */
function beam(titles: readonly string[]) {
  const parsed = parseCase({
    schema: 1,
    L: 6,
    supports: [
      { className: 'pin', x: 0 },
      { className: 'roller', x: 6 },
    ],
    caseSets: titles.map((title) => ({ title })),
    loads: [
      { id: 'a', className: 'GenericLoad', alpha: 30, x: 3, c: [-1], sets: 1 },
      { id: 'b', className: 'ShearLoad', x: 4, c: [-2], sets: 1 },
    ],
  });
  if (!parsed.ok) throw new Error('the fixture is no beam');
  return parsed.document;
}

const choice = { task: 7, source: SOURCE, support: 1, component: 'y', set: null } as const;

test('each set of the source becomes a load in the set of the same name, and a missing set is added', () => {
  const { document } = carryReaction(beam(['Live']), '/loads/0', choice);
  expect(document.caseSets.map(({ title }) => title)).toEqual(['Live', 'Dead']);
  expect(document.loads).toMatchObject([
    { id: 'a', className: 'ShearLoad', alpha: 90, x: 3, c: [-7000, 0, -7000], sets: 2 },
    { id: 'a-2', className: 'ShearLoad', alpha: 90, x: 3, c: [-8000, 0, -8000], sets: 1 },
    { id: 'b' },
  ]);
  expect(getReactionSource(document.loads[0]!, 0)).toEqual({
    task: 7,
    title: 'Floor beam',
    hash: 'abc',
    reaction: 1,
    place: [4, 0],
    component: 'y',
    set: 'Dead',
    value: 7000,
  });
});

test('one set replaces the load and leaves its sets; a moment and a horizontal force have their classes', () => {
  const one = carryReaction(beam(['Any']), '/loads/0', { ...choice, component: 'r', set: 0 }).document;
  expect(one.loads).toMatchObject([{ className: 'BendingMoment', c: [800, 0, 0], sets: 1 }, { id: 'b' }]);
  expect(one.caseSets).toHaveLength(1);
  const across = carryReaction(beam([]), '/loads/0', { ...choice, component: 'x', set: 0 }).document;
  expect(across.loads[0]).toMatchObject({ className: 'AxialLoad', alpha: 0, c: [-500, -500, 0] });
});

test('without case sets the loads of all sets act together', () => {
  const { document } = carryReaction(beam([]), '/loads/0', choice);
  expect(document.caseSets).toEqual([]);
  expect(document.loads.map((load) => ('c' in load ? load.c[0] : 0))).toEqual([-7000, -8000, -2]);
});

test('an unlinked load keeps its number, and the document its results', () => {
  const { document } = carryReaction(beam([]), '/loads/0', { ...choice, set: 0 });
  const released = releaseReaction(document, '/loads/0').document;
  expect(findLoadAt(released, '/loads/0')).not.toHaveProperty('from');
  expect(caseHash(released)).toBe(caseHash(document));
});

test('a path without a load changes nothing', () => {
  const document = beam([]);
  expect(carryReaction(document, '/loads/9', choice).document).toBe(document);
  expect(releaseReaction(document, '/joints/0/loads/0').document).toBe(document);
});
