import { expect, test } from 'vitest';
import { type BodyEquation, methodOfJoints, solveTruss } from '@eecs/solver-core/truss';
import { expectClose } from '@eecs/testing';
import { createTrussExample } from '../starters/trussExamples.ts';
import { readCase, triangle } from '../../test/triangle.ts';
import { solveLines } from './solveLines.ts';
import { createHand } from './workOut.ts';

test('a few equations are solved, what they do not give stays open', () => {
  expect(
    solveLines(
      [
        [2, 0, 4],
        [1, 1, 5],
      ],
      2,
    ),
  ).toEqual([2, 3]);
  expect(
    solveLines(
      [
        [0, 2, 4],
        [4, 1, 6],
      ],
      2,
    ),
  ).toEqual([1, 2]);
  expect(solveLines([[1, 1, 5]], 2)).toEqual([null, null]);
  expect(
    solveLines(
      [
        [1, 0, 5],
        [2, 0, 10],
      ],
      2,
    ),
  ).toEqual([5, null]);
});

test('each number follows from the ones before it and none from the solver', () => {
  const answer = solveTruss(triangle);
  if (answer.level === 'error') throw new Error(answer.error);
  const [set] = answer.sets;
  if (set === undefined) throw new Error('there is no set');
  // The answer is falsified on purpose: the hand calculation must not copy it, and must detect it.
  const spoilt = { ...answer, sets: [{ ...set, N: set.N.map((force) => force * 1.01) }] };
  const { steps } = methodOfJoints(triangle, spoilt, { joint: 0 });
  const hand = createHand(set);
  const found = steps.flatMap(({ equations, finds }) => hand.work(equations, finds).found);
  const rods = found.filter(({ force }) => force.kind === 'link');
  expect(rods.length).toBeGreaterThan(0);
  // 10 kN on the top of 4 by 3 m: each leg takes half of it divided by sin = 3/√13, the tie half of it divided by tan.
  const leg = (-5000 * Math.sqrt(13)) / 3;
  for (const { force, value, agrees } of rods) {
    const expected = force.kind === 'link' && force.link === 0 ? (5000 * 2) / 3 : leg;
    expectClose(value ?? NaN, expected, 1e-9);
    expect(agrees).toBe(false);
  }
});

test.each(['pratt', 'howe', 'warren', 'k', 'fink', 'jib', 'tower'] as const)(
  'every joint of %s is worked out as the solver says',
  (name) => {
    const document = createTrussExample(name);
    const answer = solveTruss(document);
    if (answer.level === 'error') throw new Error(answer.error);
    const [set] = answer.sets;
    if (set === undefined) throw new Error('there is no set');
    document.joints.forEach((_, joint) => {
      const method = methodOfJoints(document, answer, { joint });
      const hand = createHand(set);
      for (const { equations, finds } of method.steps) {
        const { found, lines } = hand.work(equations, finds);
        expect(found.every(({ agrees }) => agrees)).toBe(true);
        for (const { left } of lines) expect(left ?? 0).toBeLessThan(1e-9);
      }
    });
  },
);

test('a joint in space is worked out from three equations together', () => {
  const tripod = readCase({
    joints: [
      { x: 3, y: 0, z: 0, anchor: 7 },
      { x: -3, y: 0, z: 4, anchor: 7 },
      { x: -3, y: 0, z: -4, anchor: 7 },
      { x: 0, y: 4, z: 0, loads: [{ id: 'p', className: 'ShearLoad', c: [-9000], sets: 1 }] },
    ],
    links: [
      { i: 0, j: 3 },
      { i: 1, j: 3 },
      { i: 2, j: 3 },
    ],
  });
  const answer = solveTruss(tripod);
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (answer.level === 'error' || set === undefined) throw new Error('the tripod is not solved');
  const [step] = methodOfJoints(tripod, answer, { joint: 3 }).steps;
  const { found } = createHand(set).work(step?.equations ?? [], step?.finds ?? []);
  // Moments about the line of the two rear feet: the front leg takes half of the load vertically, 5/4 of that along its
  // axis.
  expectClose(found[0]?.value ?? NaN, -4500 * 1.25, 1e-9);
  expect(found.every(({ agrees }) => agrees)).toBe(true);
});

test('the result of one equation is a number in the next, which checks it', () => {
  const force = { kind: 'link', link: 0, force: 5 } as const;
  const equation = (axis: 'x' | 'y', factor: number, load: number): BodyEquation => ({
    kind: 'forces',
    direction: axis === 'x' ? { x: 1, y: 0, z: 0 } : { x: 0, y: 1, z: 0 },
    about: null,
    finds: null,
    terms: [
      { ...force, joint: 1, factor, value: factor * force.force },
      { kind: 'load', joint: 0, axis, factor: 1, force: load, value: load },
    ],
    sum: 0,
  });
  const answer = solveTruss(triangle);
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (set === undefined) throw new Error('there is no set');
  const { lines } = createHand(set).work([equation('x', 2, -10), equation('y', -3, 15)], [force]);
  expect(lines.map(({ gives }) => gives?.value ?? null)).toEqual([5, null]);
  expect(lines.map(({ left }) => left)).toEqual([null, 0]);
});
