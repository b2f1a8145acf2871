import { expect, test } from 'vitest';
import { type TrussCase, type TrussSet, solveTruss } from '@eecs/solver-core/truss';
import { readCase, triangle } from '../../../test/triangle.ts';
import { explainZeroRods } from './explainZero.ts';

/** The first set of a truss, solved. */
function solve(document: TrussCase): TrussSet {
  const answer = solveTruss(document);
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (set === undefined) throw new Error('the truss is not solved');
  return set;
}

test('a rod alone across a line of two others carries nothing, explained by its joint', () => {
  const post = readCase({
    ...triangle,
    joints: [...triangle.joints, { x: 2, y: 0 }],
    links: [
      { i: 0, j: 3 },
      { i: 3, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 0 },
      { i: 3, j: 2 },
    ],
  });
  expect([...explainZeroRods(post, solve(post))]).toEqual([[4, { joint: 3, rule: 'three' }]]);
});

test('two rods at an unloaded corner bear nothing, and what only they held follows', () => {
  const corner = readCase({
    ...triangle,
    joints: [...triangle.joints, { x: 6, y: 3 }, { x: 8, y: 0 }],
    links: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 0 },
      { i: 2, j: 3 },
      { i: 1, j: 3 },
      { i: 3, j: 4 },
      { i: 1, j: 4 },
    ],
  });
  const set = solve(corner);
  const reasons = explainZeroRods(corner, set);
  expect([...reasons.keys()].sort()).toEqual([3, 4, 5, 6]);
  for (const link of [5, 6]) expect(reasons.get(link)).toEqual({ joint: 4, rule: 'two' });
  expect([...set.zeroForce].sort()).toEqual([3, 4, 5, 6]);
});

test('a loaded truss has none', () => {
  expect(explainZeroRods(triangle, solve(triangle)).size).toBe(0);
});

test('actions of a combined set act through its members', () => {
  const combined = readCase({
    ...triangle,
    caseSets: [
      { title: 'a', angle: 0, color: '#000', description: '', combined: false },
      { title: 'b', angle: 0, color: '#000', description: '', combined: true, factors: { 0: 2 } },
    ],
  });
  const answer = solveTruss(combined);
  const both = answer.level === 'error' ? undefined : answer.sets[1];
  if (both === undefined) throw new Error('the truss is not solved');
  expect(explainZeroRods(combined, both).size).toBe(0);
});

test('beside a roller a chord along which nothing acts carries nothing', () => {
  // Only the post stands on the roller; the chord is the only rod with a component along x there.
  const chord = readCase({
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 4, y: 0, anchor: 2 },
      { x: 4, y: 3, loads: [{ id: 'p', className: 'ShearLoad', c: [-10000], sets: 1 }] },
      { x: 0, y: 3 },
    ],
    links: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 3 },
      { i: 3, j: 0 },
      { i: 0, j: 2 },
    ],
  });
  const set = solve(chord);
  const reason = explainZeroRods(chord, set).get(0);
  expect(reason).toEqual({ joint: 1, rule: 'held' });
  expect(set.zeroForce).toContain(0);
});

/** A tetrahedron on three fully restrained joints, with its fourth joint loaded. */
const tetrahedron = {
  joints: [
    { x: 0, y: 0, z: 0, anchor: 7 },
    { x: 3, y: 0, z: 0, anchor: 7 },
    { x: 0, y: 0, z: 3, anchor: 7 },
    { x: 1, y: 3, z: 1, loads: [{ id: 'p', className: 'ShearLoad', c: [-10000], sets: 1 }] },
  ],
  links: [
    { i: 0, j: 1 },
    { i: 1, j: 2 },
    { i: 2, j: 0 },
    { i: 0, j: 3 },
    { i: 1, j: 3 },
    { i: 2, j: 3 },
  ],
};

test('a rod between joints that are held along it carries nothing', () => {
  const held = readCase(tetrahedron);
  const reasons = explainZeroRods(held, { b: solveLoads(held), zeroForce: [0, 1, 2] });
  expect([...reasons].map(([link, { joint, rule }]) => [link, joint, rule])).toEqual([
    [0, 0, 'between'],
    [1, 1, 'between'],
    [2, 2, 'between'],
  ]);
});

test('three rods in no plane at an unloaded joint in space bear nothing, told as one rule', () => {
  const { joints, links } = tetrahedron;
  const tip = readCase({
    joints: [...joints, { x: 4, y: 4, z: 4 }],
    links: [...links, { i: 1, j: 4 }, { i: 2, j: 4 }, { i: 3, j: 4 }],
  });
  const reasons = explainZeroRods(tip, { b: solveLoads(tip), zeroForce: [0, 1, 2, 6, 7, 8] });
  for (const link of [6, 7, 8]) expect(reasons.get(link)).toEqual({ joint: 4, rule: 'corner' });
});

/** Returns the loads on the joints in the form of the answer: 10 kN down, at the fourth joint only. */
function solveLoads({ joints }: TrussCase): readonly number[] {
  return joints.flatMap((_, joint) => [0, joint === 3 ? -10000 : 0, 0]);
}
