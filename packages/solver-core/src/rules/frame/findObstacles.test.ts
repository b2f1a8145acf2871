import { expect, test } from 'vitest';
import { SET } from '../../../verification/ruleCase.ts';
import { judgeFrame } from '../../frame/judgeFrame.ts';
import { parseFrame } from '../../model/frame/parseFrame.ts';
import { solveFrame } from '../../frame/solveFrame.ts';
import { deriveFields } from './deriveFields.ts';
import { countCollisions, findCollisions } from './findCollisions.ts';
import { findObstacles } from './findObstacles.ts';
import { judgeConstraints } from './judgeConstraints.ts';
import { listUnfactored } from './listUnfactored.ts';

const STEEL = { name: 'S235', E: 210_000, rho: 7850, alpha: 1.2e-5 };
const BAR = { className: 'rectangle', label: 'Bar', b: 100, h: 100 };
const foot = { x: 0, y: 0, support: { className: 'cantilever' } };
const top = { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [1000], sets: 1 }] };
const post = {
  schema: 1,
  joints: [foot, top],
  members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0 }],
  materials: [STEEL],
  sections: [BAR],
  caseSets: [SET],
};

function read(changes: object = {}) {
  const parsed = parseFrame({ ...post, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const obstaclesOf = (changes: object, isCurrent = false) => {
  const document = read(changes);
  return [...findObstacles({ document, verdict: judgeFrame(document), isCurrent })];
};
const codesOf = (changes: object) => obstaclesOf(changes).map(({ code }) => code);

test('a frame that stands, is loaded and has no solution may be solved', () => {
  expect(codesOf({})).toEqual([]);
  expect(obstaclesOf({}, true)).toEqual([{ code: 'current' }]);
});

const beyond = { className: 'ShearLoad', x: 4, c: [-1], sets: 1 };
const member = post.members[0]!;

test.each<[string, object]>([
  ['canMove', { joints: [{ ...foot, support: { className: 'simple' } }, top] }],
  ['noLoads', { joints: [foot, { ...top, loads: [] }] }],
  ['unassignedLoads', { joints: [foot, { ...top, loads: [{ ...top.loads[0], sets: 0 }] }] }],
  ['emptySets', { caseSets: [SET, SET] }],
  ['badSection', { sections: [{ ...BAR, h: 0 }] }],
  ['loadsBeyond', { members: [{ ...member, loads: [beyond] }] }],
])('%s keeps a frame from being solved', (code, changes) => {
  expect(codesOf(changes)).toEqual([code]);
});

test('an empty drawing and an invalid member are named first', () => {
  expect(codesOf({ joints: [], members: [], caseSets: [] })).toEqual([
    'noJoints',
    'noMembers',
    'noSupports',
    'noLoads',
  ]);
  expect(obstaclesOf({ members: [{ ...member, j: 0 }] })).toEqual([
    { code: 'badMember', member: 0, reason: 'memberToItself' },
  ]);
});

test('collisions: loads beyond their member, and two supports at one place', () => {
  const twice = read({ joints: [foot, top, { ...foot, x: -0 }], members: [{ ...member, loads: [beyond] }] });
  expect(findCollisions(twice)).toMatchObject({
    members: [],
    loadsBeyond: [{ list: 'members', index: 0, load: 0 }],
    supportsAtOnePlace: [2],
  });
  expect(countCollisions(twice)).toEqual({ loadCollisions: 1, supportCollisions: 1, adjustedSupports: 0 });
});

test('the count of restraints: three of a clamp are enough, a pin at the top is too many, a bed holds, too', () => {
  const statusOf = (changes: object) => judgeConstraints(read(changes), judgeFrame(read(changes))!);
  expect(statusOf({})).toBe('well');
  expect(statusOf({ joints: [foot, { ...top, support: { className: 'fixed' } }] })).toBe('over');
  expect(statusOf({ joints: [{ x: 0, y: 0 }, top] })).toBe('under');
});

test('derived fields: the mass of a bar and of a mass on it equals the mass in the results', () => {
  const loads = [{ className: 'DistributedMass', x: [0, 3], y: [20, 20, 20], sets: 1 }];
  const document = read({ members: [{ ...member, loads }] });
  // 7850 · 0.01 · 3 + 20 · 3 kg.
  expect(deriveFields(document)).toMatchObject({ isReal: true, totalMass: 235.5 + 60 });
  const answer = solveFrame(document);
  expect(answer.level !== 'error' && answer.totalMass).toBeCloseTo(295.5, 9);
  expect(deriveFields(read({ materials: [], sections: [] })).isReal).toBe(false);
});

test('names what acts without a factor in a combined set, and what it leaves out', () => {
  const combined = { ...SET, combined: true, factors: { 0: 1.5 } };
  const document = read({
    selfWeight: true,
    joints: [{ ...foot, support: { ...foot.support, settlement: { y: -0.01 } } }, top],
    members: [{ ...member, dT: 20, sets: 1 }],
    caseSets: [SET, combined, { ...combined, factors: { 0: 1, settlement: 1.2, weight: 1.35 } }],
  });
  expect(listUnfactored(document)).toEqual([
    { set: 1, hasWeight: true, settled: [0], strained: [], leftOut: { joints: [], members: [0] } },
    { set: 2, hasWeight: false, settled: [], strained: [], leftOut: { joints: [], members: [0] } },
  ]);
});
