import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { SET, ruleCase } from '../../../../verification/ruleCase.ts';
import { valueAt } from '../../../diagrams/valueAt.ts';
import { solveBeam } from '../../../beam/solveBeam.ts';
import type { BeamCase, Support } from '../../../model/beam/document.ts';
import { listUnfactored } from './listUnfactored.ts';

const combined = { ...SET, combined: true, factors: { '0': 1.35, '1': 1.5 } };
const caseSets = [SET, SET, combined];

/** Two spans whose middle support settles in the sets of a mask, or in every set. */
function settling(sets?: number): BeamCase {
  const [pin, middle, roller] = ruleCase().supports as [Support, Support, Support];
  const sunk = { ...middle, settlement: { y: -0.01 }, ...(sets !== undefined && { sets }) };
  return ruleCase({ caseSets, supports: [pin, sunk, roller] });
}

test('nothing is to be told of sets that are not combined, nor of loads', () => {
  expect(listUnfactored(ruleCase({ selfWeight: true }))).toEqual([]);
  expect(listUnfactored(ruleCase({ caseSets }))).toEqual([]);
});

test('self weight acts once in a combined set', () => {
  expect(listUnfactored(ruleCase({ caseSets, selfWeight: true }))).toEqual([
    { set: 2, hasWeight: true, settled: [], leftOut: [] },
  ]);
});

test('actions with their own factor are not listed', () => {
  const factors = { ...combined.factors, weight: 1.35 };
  const weighed = [SET, SET, { ...combined, factors }];
  expect(listUnfactored(ruleCase({ caseSets: weighed, selfWeight: true }))).toEqual([]);
  const sunk = [SET, SET, { ...combined, factors: { ...factors, settlement: 1.2 } }];
  expect(listUnfactored({ ...settling(), caseSets: sunk })).toEqual([]);
});

test('a settlement acts once in every set it names, and in no combined set it does not name', () => {
  const told = (sets?: number) => listUnfactored(settling(sets));
  expect(told()).toEqual([{ set: 2, hasWeight: false, settled: [1], leftOut: [] }]);
  expect(told(0b111)).toEqual([{ set: 2, hasWeight: false, settled: [1], leftOut: [] }]);
  expect(told(0b010)).toEqual([{ set: 2, hasWeight: false, settled: [], leftOut: [1] }]);
  // A member with the factor 0 does not count.
  const without = { ...combined, factors: { '1': 0 } };
  expect(listUnfactored({ ...settling(0b010), caseSets: [SET, SET, without] })).toEqual([]);
});

test('the solver does as is reported', () => {
  const middle = (sets: number) => {
    const answer = solveBeam({ ...settling(sets), loads: [] });
    if (answer.level === 'error') throw new Error(answer.error);
    return answer.sets.map(({ deflection }) => valueAt(deflection, 5));
  };
  const [first, second, both] = middle(0b010);
  expect([first, both]).toEqual([0, 0]);
  expectClose(second, -0.01, 1e-10);
  expectClose(middle(0b110)[2], -0.01, 1e-10);
});
