import { expect, test } from 'vitest';
import { ruleCase } from '../../../verification/ruleCase.ts';
import { caseHash } from '../../model/beam/caseHash.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { judgeBeam } from './judgeBeam.ts';
import { judgeSolution } from '../common/judgeSolution.ts';
import { findObstacles } from './findObstacles.ts';

const twoSpans = ruleCase();

function obstaclesOf(document: BeamCase, isCurrent = false): string[] {
  return [...findObstacles({ document, verdict: judgeBeam(document), isCurrent })].map(({ code }) => code);
}

test('solving is allowed when conditions are sufficient, something acts, no load is unassigned and there is no solution', () => {
  expect(obstaclesOf(twoSpans)).toEqual([]);
});

test.each<[string, Partial<BeamCase>]>([
  [
    'supportsBeyond',
    { L: 8, beamSections: [], loads: twoSpans.loads.map((load) => ({ ...load, x: [0, 8] }) as typeof load) },
  ],
  ['canMove', { supports: [{ className: 'simple', x: 0 }] }],
  ['noLoads', { loads: [] }],
  ['unassignedLoads', { loads: twoSpans.loads.map((load) => ({ ...load, sets: 0 })) }],
  // No load and no weight of the beam acts in the second set.
  ['emptySets', { caseSets: [...twoSpans.caseSets, { ...twoSpans.caseSets[0]!, combined: false }] }],
  ['badSection', { sections: [{ className: 'rectangle', label: 'CS1', h: 0, b: 100 }] }],
])('%s keeps a beam from being solved', (code, change) => {
  expect(obstaclesOf({ ...twoSpans, ...change })).toEqual([code]);
});

test('a set that is empty is reported once no load is unassigned', () => {
  const loads = [...twoSpans.loads, { ...twoSpans.loads[0]!, id: 'b', sets: 0 }];
  const caseSets = [...twoSpans.caseSets, ...twoSpans.caseSets];
  expect(obstaclesOf({ ...twoSpans, loads, caseSets })).toEqual(['unassignedLoads']);
  expect(obstaclesOf({ ...twoSpans, caseSets })).toEqual(['emptySets']);
});

test('all of them are found, first things first', () => {
  expect(obstaclesOf({ ...twoSpans, supports: [], loads: [] }, true)).toEqual([
    'noSupports',
    'canMove',
    'noLoads',
    'current',
  ]);
});

test('self weight is something to solve where the beam weighs anything', () => {
  const bare = { ...twoSpans, loads: [], selfWeight: true };
  expect(obstaclesOf(bare)).toEqual([]);
  expect(obstaclesOf({ ...bare, materials: [{ name: 'M1', E: 210000, nu: 0.3 }] })).toEqual(['noLoads']);
});

test('a solution is outdated when its hash differs from the case hash', () => {
  const hash = caseHash(twoSpans);
  expect(judgeSolution(null, hash)).toBe('none');
  expect(judgeSolution(hash, caseHash({ ...twoSpans, title: 'Renamed', description: '' }))).toBe('current');
  expect(judgeSolution(hash, caseHash({ ...twoSpans, selfWeight: !twoSpans.selfWeight }))).toBe('outdated');
});
