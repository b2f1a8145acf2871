import { describe, expect, test } from 'vitest';
import { SET } from '../../../verification/ruleCase.ts';
import { trussCase } from '../../../verification/trussCase.ts';
import type { Joint, Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { listEmptySets, listUnusedSets } from './listEmptySets.ts';
import { listUnassignedLoads } from './listUnassignedLoads.ts';
import { removeCaseSet } from './removeCaseSet.ts';

const triangle = trussCase();
const [pin, roller, top] = triangle.joints as [Joint, Joint, Joint];
const [bottom, slope, side] = triangle.links as [Link, Link, Link];
const combined = { ...SET, combined: true };

const loaded = (...masks: number[]): Joint => ({
  ...top,
  loads: masks.map((sets, id) => ({ ...top.loads[0]!, id, sets })),
});
const weight = (sets: number): Link => ({
  ...slope,
  loads: [{ id: 'm', className: 'DistributedMass', y: [5, 5, 5], alpha: -90, sets }],
});

/**
 * Dead, live, wind and their sum; loads of the top joint in sets 1, 2 and 1 + 3, a mass on the inclined link in set 2.
 */
const fourSets: TrussCase = {
  ...triangle,
  k: 2,
  caseSets: [
    { ...SET, title: 'Dead' },
    { ...SET, title: 'Live' },
    { ...SET, title: 'Wind' },
    { ...combined, title: 'Sum', factors: { '0': 1.35, '1': 1.5, '2': 0.9 } },
  ],
  joints: [pin, roller, loaded(0b001, 0b010, 0b101)],
  links: [bottom, weight(0b010), side],
};

test('a load with no set is unassigned when sets exist', () => {
  const stray = { ...triangle, joints: [pin, roller, loaded(1, 0)], links: [bottom, weight(0b10), side] };
  expect(listUnassignedLoads(stray)).toEqual([
    { list: 'joints', index: 2, load: 1 },
    { list: 'links', index: 1, load: 0 },
  ]);
  expect(listUnassignedLoads({ ...stray, caseSets: [] })).toEqual([]);
});

describe('a case set', () => {
  test('is unused when no load carries its bit', () => {
    expect(listUnusedSets(fourSets)).toEqual([3]);
    expect(listUnusedSets({ ...triangle, caseSets: [SET, SET] })).toEqual([1]);
  });

  test('is empty when nothing acts in it: an unused one may combine others, or have weight, a settlement or a strain', () => {
    expect(listEmptySets(fourSets)).toEqual([]);
    expect(listEmptySets({ ...triangle, caseSets: [SET, SET, combined] })).toEqual([1]);
    expect(listEmptySets({ ...triangle, caseSets: [SET, SET], selfWeight: true })).toEqual([]);
    const still = { ...triangle, joints: [pin, roller, { ...top, loads: [] }], caseSets: [SET, SET, SET] };
    const sunk = { ...roller, settlement: { y: -0.01 }, sets: 0b010 };
    expect(listEmptySets({ ...still, joints: [pin, sunk, still.joints[2]!] })).toEqual([0, 2]);
    const warm = { ...side, dT: 20, sets: 0b100 };
    expect(listEmptySets({ ...still, links: [bottom, slope, warm] })).toEqual([0, 1]);
    expect(listEmptySets({ ...still, links: [bottom, slope, { ...side, dL: 0.001 }] })).toEqual([]);
  });
});

describe('a case set that is deleted', () => {
  test('is removed from every load, settlement, strain and combined set', () => {
    const sunk = { ...roller, settlement: { y: -0.01 }, sets: 0b110 };
    const document = {
      ...fourSets,
      joints: [pin, sunk, fourSets.joints[2]!],
      links: [bottom, fourSets.links[1]!, { ...side, dT: 5, sets: 0b011 }],
    };
    const { document: left, notes } = removeCaseSet(document, 1);
    expect(left.caseSets.map(({ title }) => title)).toEqual(['Dead', 'Wind', 'Sum']);
    expect(left.caseSets[2]?.factors).toEqual({ '0': 1.35, '1': 0.9 });
    expect(left.joints[2]?.loads.map(({ sets }) => sets)).toEqual([0b01, 0, 0b11]);
    expect(left.joints[1]?.sets).toBe(0b10);
    expect(left.links[1]?.loads.map(({ sets }) => sets)).toEqual([0]);
    expect(left.links[2]?.sets).toBe(0b01);
    expect(notes).toEqual([{ code: 'loadsLeftUnassigned', count: 2 }]);
  });

  test('leaves the chosen set chosen', () => {
    expect(removeCaseSet(fourSets, 0).document.k).toBe(1);
    expect(removeCaseSet(fourSets, 3).document.k).toBe(2);
    expect(removeCaseSet({ ...fourSets, k: 3 }, 3).document.k).toBe(2);
  });

  test('leaves what it does not change as it is', () => {
    const { document } = removeCaseSet(fourSets, 3);
    expect(document.joints.every((joint, at) => joint === fourSets.joints[at])).toBe(true);
    expect(document.links.every((link, at) => link === fourSets.links[at])).toBe(true);
    expect(removeCaseSet(fourSets, 9)).toEqual({ document: fourSets, notes: [] });
  });

  test('as the last one leaves no load unassigned, for all act again', () => {
    const { document, notes } = removeCaseSet(triangle, 0);
    expect(document.caseSets).toEqual([]);
    expect(notes).toEqual([]);
    expect(listUnassignedLoads(document)).toEqual([]);
  });
});
