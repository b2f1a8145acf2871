import { type BeamCase, type CaseSet, LIMITS, MAX_CASE_SETS, parseCase } from '@eecs/solver-core';
import { hasSet, listSets, removeCaseSet, withoutSet, withSet } from '@eecs/solver-core/rules';
import { createCaseSet, changeCaseSet, setFactor } from '@eecs/ui-kit/editing';
import { keepWithin } from '@eecs/ui-kit/editor';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { addCaseSet } from './addCaseSet.ts';
import { toggleLoadSet } from './toggleLoadSet.ts';

const { twoSpans } = beamExamples;
const [load] = twoSpans.loads;
if (load === undefined) throw new Error('the example has a load');

const set = (change: Partial<CaseSet>): CaseSet => ({
  title: '',
  description: '',
  color: '#607d8b',
  angle: 0,
  combined: false,
  ...change,
});

/** Dead, live, wind, and their sum; loads in sets 1, 2 and 1 + 3. */
const fourSets: BeamCase = {
  ...twoSpans,
  k: 2,
  caseSets: [
    set({ title: 'Dead' }),
    set({ title: 'Live' }),
    set({ title: 'Wind' }),
    set({ title: 'Sum', combined: true, factors: { '0': 1.35, '1': 1.5, '2': 0.9 } }),
  ],
  loads: [
    { ...load, id: 'a', sets: 0b001 },
    { ...load, id: 'b', sets: 0b010 },
    { ...load, id: 'c', sets: 0b101 },
  ],
  supports: twoSpans.supports.map((support, at) =>
    at === 1 ? { ...support, settlement: { y: -0.01 }, sets: 0b110 } : support,
  ),
};

describe('a mask', () => {
  test('removing one of thirty sets from a mask moves the others down', () => {
    const all = 2 ** MAX_CASE_SETS - 1;
    expect(withoutSet(all, 0)).toBe(2 ** (MAX_CASE_SETS - 1) - 1);
    expect(listSets(withoutSet(2 ** 29, 3), 30)).toEqual([28]);
  });

  test('a mask stays a list of sets after any operation', () => {
    const masks = fc.integer({ min: 0, max: 2 ** MAX_CASE_SETS - 1 });
    fc.assert(
      fc.property(masks, fc.nat(29), fc.boolean(), (mask, at, isIn) => {
        const before = listSets(mask, 30);
        expect(listSets(withSet(mask, at, isIn), 30)).toEqual(
          isIn ? [...new Set([...before, at])].sort((a, b) => a - b) : before.filter((other) => other !== at),
        );
        expect(listSets(withoutSet(mask, at), 30)).toEqual(
          before.filter((other) => other !== at).map((other) => (other > at ? other - 1 : other)),
        );
        expect(hasSet(mask, at)).toBe(before.includes(at));
      }),
    );
  });
});

describe('adding a case set', () => {
  test('the first one has every load, so that nothing that acted stops', () => {
    const bare = { ...fourSets, caseSets: [] };
    const { document } = addCaseSet(bare, createCaseSet(bare.caseSets, 'Set 1'));
    expect(document.loads.map(({ sets }) => sets)).toEqual([1, 1, 1]);
  });

  test('each next one has a colour of its own while there are any, and no more than thirty fit', () => {
    let document: BeamCase = { ...twoSpans, caseSets: [] };
    for (let number = 1; number <= 7; number += 1)
      document = addCaseSet(document, createCaseSet(document.caseSets, `Set ${number}`)).document;
    expect(new Set(document.caseSets.map(({ color }) => color)).size).toBe(7);
    for (let number = 8; number <= 30; number += 1)
      document = addCaseSet(document, createCaseSet(document.caseSets, '')).document;
    const more = addCaseSet(document, createCaseSet(document.caseSets, 'one more'));
    expect(keepWithin(document, more, LIMITS.full)).toEqual({
      document,
      notes: [{ code: 'listFull', count: 30 }],
    });
  });
});

test('a factor of one is not written down, a changed title loses what no server stores', () => {
  expect(setFactor(fourSets, 3, { member: 1, factor: 1 }).document.caseSets[3]?.factors).toEqual({
    '0': 1.35,
    '2': 0.9,
  });
  expect(setFactor(fourSets, 3, { member: 1, factor: 1.5 }).document).toBe(fourSets);
  expect(setFactor(fourSets, 0, { member: 1, factor: 1 }).document).toBe(fourSets);
  // A combined set takes no factor, nor does a missing set.
  for (const member of [3, 9]) expect(setFactor(fourSets, 3, { member, factor: 2 }).document).toBe(fourSets);
  expect(changeCaseSet(fourSets, 0, { title: 'De\u0000ad' }).document).toBe(fourSets);
  expect(changeCaseSet(fourSets, 0, { description: 'one\r\ntwo' }).document.caseSets[0]?.description).toBe(
    'one\ntwo',
  );
});

test('a toggle puts a load into a set and takes it out again, and knows no set that is not there', () => {
  const inside = toggleLoadSet(fourSets, 0, 2).document;
  expect(inside.loads[0]?.sets).toBe(0b101);
  expect(toggleLoadSet(inside, 0, 2).document).toEqual(fourSets);
  expect(toggleLoadSet(fourSets, 0, 7).document).toBe(fourSets);
});

test('a set that begins to combine is a member of none: the core reads what is left', () => {
  const { document } = changeCaseSet(fourSets, 1, { combined: true });
  expect(document.caseSets[3]?.factors).toEqual({ '0': 1.35, '2': 0.9 });
  expect(parseCase(document).ok).toBe(true);
  const again = changeCaseSet(document, 1, { combined: false }).document;
  expect(parseCase(removeCaseSet(again, 0).document).ok).toBe(true);
  const lone = {
    ...fourSets,
    caseSets: fourSets.caseSets.map((one, at) =>
      at === 3 ? set({ combined: true, factors: { 1: 2 } }) : one,
    ),
  };
  expect(changeCaseSet(lone, 1, { combined: true }).document.caseSets[3]).not.toHaveProperty('factors');
});
