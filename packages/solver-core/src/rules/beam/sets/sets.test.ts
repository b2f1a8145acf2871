import { describe, expect, test } from 'vitest';
import { SET, ruleCase } from '../../../../verification/ruleCase.ts';
import type { BeamCase, Load } from '../../../model/beam/document.ts';
import { MAX_CASE_SETS } from '../../../model/common/constants.ts';
import { listEmptySets, listUnusedSets } from './listEmptySets.ts';
import { removeCaseSet } from './removeCaseSet.ts';
import { hasSet, listSets, withSet, withoutSet } from '../../common/sets/setMask.ts';
import { hasSettlementIn } from '../../common/sets/hasSettlementIn.ts';
import { listUnassignedLoads } from './unassignedLoads.ts';
import { isUnassigned } from '../../common/sets/isUnassigned.ts';

const [load] = ruleCase().loads as [Load];
const loads = (...masks: number[]): Load[] => masks.map((sets, id) => ({ ...load, id, sets }));
const combined = { ...SET, combined: true };

/** Dead, live, wind and their sum; loads in sets 1, 2 and 1 + 3. */
const fourSets: BeamCase = ruleCase({
  k: 2,
  caseSets: [
    { ...SET, title: 'Dead' },
    { ...SET, title: 'Live' },
    { ...SET, title: 'Wind' },
    { ...combined, title: 'Sum', factors: { '0': 1.35, '1': 1.5, '2': 0.9 } },
  ],
  loads: loads(0b001, 0b010, 0b101),
});

test('a mask is a bit for each set, of all thirty', () => {
  const all = 2 ** MAX_CASE_SETS - 1;
  expect(listSets(0b101, 3)).toEqual([0, 2]);
  expect(hasSet(all, 29)).toBe(true);
  expect(withSet(0b001, 1, true)).toBe(0b011);
  expect(withoutSet(all, 0)).toBe(2 ** (MAX_CASE_SETS - 1) - 1);
});

describe('a load with no set', () => {
  test('is unassigned when sets exist', () => {
    expect(listUnassignedLoads(ruleCase({ loads: loads(1, 0) }))).toEqual([1]);
    expect(listUnassignedLoads(ruleCase({ caseSets: [], loads: loads(1, 0) }))).toEqual([]);
    expect(isUnassigned({ sets: 0b100 }, 2)).toBe(true);
  });
});

describe('a case set', () => {
  test('is unused when no load carries its bit', () => {
    expect(listUnusedSets(fourSets)).toEqual([3]);
    expect(listUnusedSets(ruleCase({ caseSets: [SET, SET] }))).toEqual([1]);
  });

  test('is empty when nothing acts in it: an unused one may combine others, or have weight or a settlement', () => {
    expect(listEmptySets(fourSets)).toEqual([]);
    expect(listEmptySets(ruleCase({ caseSets: [SET, SET, combined] }))).toEqual([1]);
    expect(listEmptySets(ruleCase({ caseSets: [combined, combined], loads: [] }))).toEqual([0, 1]);
    expect(listEmptySets(ruleCase({ caseSets: [SET, SET], selfWeight: true }))).toEqual([]);
    const [pin, roller, last] = ruleCase().supports as [
      BeamCase['supports'][number],
      BeamCase['supports'][number],
      BeamCase['supports'][number],
    ];
    const sunk = { ...roller, settlement: { y: -0.01 }, sets: 0b10 };
    expect(hasSettlementIn(sunk, 0)).toBe(false);
    expect(
      listEmptySets(ruleCase({ caseSets: [SET, SET, SET], loads: [], supports: [pin, sunk, last] })),
    ).toEqual([0, 2]);
  });

  test('deleting a case set leaves the permanent actions of a combined set unchanged', () => {
    const [dead, live, wind, sum] = fourSets.caseSets as [
      typeof SET,
      typeof SET,
      typeof SET,
      typeof combined,
    ];
    const told = { ...sum, factors: { '0': 1.35, '2': 0.9, settlement: 1.2, weight: 1.35 } };
    const { document } = removeCaseSet({ ...fourSets, caseSets: [dead, live, wind, told] }, 0);
    expect(document.caseSets[2]?.factors).toEqual({ '1': 0.9, settlement: 1.2, weight: 1.35 });
  });

  test('a deleted case set is removed from every load, settlement and combined set', () => {
    const { document, notes } = removeCaseSet(fourSets, 1);
    expect(document.caseSets.map(({ title }) => title)).toEqual(['Dead', 'Wind', 'Sum']);
    expect(document.loads.map(({ sets }) => sets)).toEqual([0b01, 0, 0b11]);
    expect(document.caseSets[2]?.factors).toEqual({ '0': 1.35, '1': 0.9 });
    expect(document.k).toBe(1);
    expect(notes).toEqual([{ code: 'loadsLeftUnassigned', count: 1 }]);
  });

  test('after the last case set is deleted, all loads act', () => {
    expect(removeCaseSet(ruleCase(), 0)).toMatchObject({ document: { caseSets: [] }, notes: [] });
  });
});
