import { describe, expect, it } from 'vitest';
import {
  createDoubleLayer,
  createGirder,
  createWall,
  drawSystem,
} from '../../../verification/truss/systems/systemFamilies.ts';
import { analyzeSystem } from './analysis.ts';
import { dissect } from './dissection.ts';
import { createJointGraph } from './jointGraph.ts';
import { type JointSystem } from './jointSystem.ts';
import { createLinkGraph } from './linkGraph.ts';

const orderOf = (system: JointSystem) =>
  dissect(
    createJointGraph(system, createLinkGraph(system.ends, system.anchors.length)),
    system.coordinates,
    system.dim,
  ).order;

const flat = (system: JointSystem, place: (joint: number, axis: number) => number): JointSystem => ({
  ...system,
  coordinates: system.coordinates.map((_, k) => place(Math.floor(k / system.dim), k % system.dim)),
});

/** Number of doubles in the factor. */
const fillOf = (system: JointSystem) => analyzeSystem(system).valueStarts.at(-1)!;

describe('dissect', () => {
  const wall = createWall(30, 30, 1);

  it.each([
    ['wall', wall],
    ['girder', createGirder(200, 4, 25, 1)],
    ['double layer', createDoubleLayer(12, 1)],
    ['drawn truss with links across', drawSystem(3, 400, 1)],
    ['wall with all joints at one place', flat(wall, () => 3)],
    ['wall with all joints on a line', flat(wall, (joint, axis) => (axis === 0 ? joint % 7 : 0))],
    ['wall with coordinates that are no numbers', flat(wall, () => NaN)],
    ['wall with an infinite coordinate', flat(wall, (joint) => (joint === 5 ? Infinity : joint))],
    [
      'wall with a joint far away',
      flat(wall, (joint, axis) => (joint === 450 ? 1e12 : wall.coordinates[2 * joint + axis]!)),
    ],
    ['wall without links', { ...wall, ends: new Int32Array(0), stiffness: new Float64Array(0) }],
  ] as const)('names each joint of a %s that can move once', (_, system) => {
    const order = orderOf(system);
    const free = system.anchors.filter((bits) => bits !== (1 << system.dim) - 1).length;
    expect(order.length).toBe(free);
    expect(new Set(order).size).toBe(free);
    expect(Math.max(...order)).toBe(free - 1);
  });

  it('orders by the links alone where coordinates are useless, with at most twice the factor', () => {
    const usual = fillOf(wall);
    expect(fillOf(flat(wall, () => 0))).toBeLessThan(2 * usual);
    expect(fillOf(flat(wall, (joint) => (joint * 7919) % 900))).toBeLessThan(2 * usual);
    expect(
      fillOf(flat(wall, (joint, axis) => (joint === 450 ? 1e12 : wall.coordinates[2 * joint + axis]!))),
    ).toBeLessThan(2 * usual);
  });

  it('fills a wall of n joints with at most 31/4·n·log2(n) blocks of four, as nested dissection promises', () => {
    for (const side of [20, 40, 80]) {
      const n = side * (side - 1);
      // George's bound is for five-point stencils; the two diagonals add to it, which the factor 31/4 allows for.
      expect(fillOf(createWall(side, side, 1))).toBeLessThan(4 * 7.75 * n * Math.log2(n));
    }
  });

  it('lets the factor of a girder grow with its length and no faster', () => {
    const short = fillOf(createGirder(500, 4, 25, 1));
    const long = fillOf(createGirder(5000, 4, 25, 1));
    expect(long / short).toBeLessThan(10.2);
  });

  it('sweeps a girder by its links, whatever the coordinates of its joints', () => {
    const girder = createGirder(500, 4, 25, 1);
    const usual = fillOf(girder);
    expect(fillOf(flat(girder, () => NaN))).toBe(usual);
    expect(fillOf(flat(girder, (joint) => (joint * 7919) % 2000))).toBe(usual);
  });

  it('keeps the factor of a comb, which need not fill at all, below four times its least', () => {
    const [teeth, length] = [50, 40];
    const count = teeth * length;
    // Joint k of a tooth is linked to joint k - 1, the first one to that of the previous tooth.
    const before = (joint: number) => (joint % length === 0 ? joint - length : joint - 1);
    const joints = Array.from({ length: count - 1 }, (_, k) => k + 1);
    const comb: JointSystem = {
      dim: 2,
      coordinates: Float64Array.from({ length: 2 * count }, (_, k) =>
        k % 2 === 0 ? Math.floor(k / 2 / length) : (k >> 1) % length,
      ),
      ends: Int32Array.from(joints.flatMap((joint) => [before(joint), joint])),
      stiffness: new Float64Array(count - 1).fill(1),
      anchors: new Uint8Array(count),
    };
    // Each joint has two columns and one joint below: 4 + 3 numbers.
    expect(fillOf(comb)).toBeLessThan(4 * 7 * count);
  });

  it('takes a star, where everything hangs on one joint, and a clique, where nothing can be cut', () => {
    const count = 300;
    const star: JointSystem = {
      dim: 2,
      coordinates: Float64Array.from({ length: 2 * count }, (_, k) => Math.sin(k)),
      ends: Int32Array.from({ length: 2 * (count - 1) }, (_, k) => (k % 2 === 0 ? 0 : (k + 1) / 2)),
      stiffness: new Float64Array(count - 1).fill(1),
      anchors: new Uint8Array(count).fill(1),
    };
    expect(new Set(orderOf(star)).size).toBe(count);
    expect(fillOf(star)).toBeLessThan(60 * count);
    expect(fillOf(flat(star, () => 0))).toBeLessThan(60 * count);
    const pairs: number[] = [];
    for (let i = 0; i < 60; i++) for (let j = 0; j < i; j++) pairs.push(i, j);
    const clique: JointSystem = {
      dim: 2,
      coordinates: Float64Array.from({ length: 120 }, (_, k) => Math.sin(k)),
      ends: Int32Array.from(pairs),
      stiffness: new Float64Array(pairs.length / 2).fill(1),
      anchors: new Uint8Array(60),
    };
    // A full triangle, and for each group of four columns six unused numbers above the diagonals.
    expect(fillOf(clique)).toBe((120 * 121) / 2 + (6 * 120) / 4);
  });
});
