import { expect, test } from 'vitest';
import { trussCase } from '../../../verification/trussCase.ts';
import type { Joint, Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { judgeTruss } from '../../truss/verdict/judgeTruss.ts';
import { findObstacles } from './findObstacles.ts';

const triangle = trussCase();
const [pin, roller, top] = triangle.joints as [Joint, Joint, Joint];
const [bottom, slope, side] = triangle.links as [Link, Link, Link];

function obstaclesOf(document: TrussCase, { isCurrent = false, isJudged = true } = {}): string[] {
  const verdict = isJudged ? judgeTruss(document) : null;
  return [...findObstacles({ document, verdict, isCurrent })].map(({ code }) => code);
}

test('solving is allowed when conditions are sufficient, something acts, no load is unassigned and there is no solution', () => {
  expect(obstaclesOf(triangle)).toEqual([]);
});

test.each<[string, Partial<TrussCase>]>([
  ['canMove', { joints: [pin, { ...roller, anchor: 0 }, top] }],
  ['noLoads', { joints: [pin, roller, { ...top, loads: [] }] }],
  [
    'unassignedLoads',
    { joints: [pin, roller, { ...top, loads: top.loads.map((one) => ({ ...one, sets: 0 })) }] },
  ],
  [
    'outOfPlane',
    { joints: [pin, roller, { ...top, loads: top.loads.map((one) => ({ ...one, beta: 90 })) }] },
  ],
  ['emptySets', { caseSets: [...triangle.caseSets, triangle.caseSets[0]!] }],
  ['badSection', { sections: [{ className: 'rectangle', label: 'CS1', h: 0, b: 100 }] }],
])('%s keeps a truss from being solved', (code, change) => {
  expect(obstaclesOf({ ...triangle, ...change })).toEqual([code]);
});

test('a link that stands where it cannot is named with what is wrong', () => {
  const document = { ...triangle, links: [bottom, slope, { ...side, j: side.i }] };
  expect([...findObstacles({ document, verdict: null, isCurrent: false })]).toEqual([
    { code: 'badLink', link: 2, reason: 'linkToItself' },
  ]);
});

test('a load that does not fit its link is reported before what it belongs to', () => {
  const load = {
    id: 'q',
    className: 'DistributedLoad',
    x: [-1, 2],
    y: [1, 1, 1],
    alpha: 90,
    sets: 0,
  } as const;
  expect(obstaclesOf({ ...triangle, links: [bottom, { ...slope, loads: [load] }, side] })).toEqual([
    'loadsBeyond',
  ]);
});

test('all of them are found, first things first', () => {
  const nothing = trussCase({ joints: [], links: [] });
  expect(obstaclesOf(nothing, { isCurrent: true, isJudged: false })).toEqual([
    'noJoints',
    'noLinks',
    'noSupports',
    'noLoads',
    'current',
  ]);
});

test('a truss that statics alone does not solve is no obstacle', () => {
  const bare = { materialIndex: -1, sectionIndex: -1 };
  const document = trussCase({
    joints: [pin, { ...roller, anchor: 3 }, top],
    links: triangle.links.map((link) => ({ ...link, ...bare })),
  });
  expect(judgeTruss(document)).toMatchObject({ status: 'indeterminate', degree: 1 });
  expect(obstaclesOf(document)).toEqual([]);
});
