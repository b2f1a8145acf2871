import { describe, expect, it } from 'vitest';
import {
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  roller,
  spring,
  uniform,
} from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import { solveBeam } from '../solveBeam.ts';
import type { Tree } from './tree.ts';

function treeOf(document: unknown): Tree {
  const answer = solveBeam(document, { include: ['tree'] });
  if (answer.level === 'error' || !answer.sets[0]?.tree) throw new Error('expected a tree');
  return answer.sets[0].tree;
}

const outline = ({ bms }: Tree) =>
  bms.map(({ tier, restsOn, carries, order }) => ({ tier, restsOn, carries, order }));

describe('the floor plan', () => {
  it('a beam without hinges is one part', () => {
    const tree = treeOf(beamCase(9, { supports: [pin(0), roller(4), roller(9)], loads: [force(2, -1)] }));
    expect(outline(tree)).toEqual([{ tier: 0, restsOn: [], carries: [], order: 0 }]);
    expect(tree.bms[0]).toMatchObject({ left: null, right: null, supports: [0, 1, 2] });
  });

  // H. Gerber's bridge: a suspended span between two anchored spans.
  it('hangs a suspended span between two overhanging beams and solves it first', () => {
    const q = 10;
    const tree = treeOf(
      beamCase(30, {
        supports: [pin(0), roller(10), hinge(12), hinge(18), roller(20), roller(30)],
        loads: [uniform(12, 18, -q)],
      }),
    );
    expect(outline(tree)).toEqual([
      { tier: 0, restsOn: [], carries: [1], order: 1 },
      { tier: 1, restsOn: [0, 2], carries: [], order: 0 },
      { tier: 0, restsOn: [], carries: [1], order: 2 },
    ]);
    const [left, middle, right] = tree.bms;
    expectClose(middle?.left?.normal, 3 * q, 1e-13);
    expectClose(middle?.right?.normal, 3 * q, 1e-13);
    expectClose(left?.right?.normal, -3 * q, 1e-13);
    expectClose(right?.left?.normal, -3 * q, 1e-13);
    expect(middle?.left).toMatchObject({ x: 12, support: 2, part: 0, axial: 0 });
  });

  it('stacks a chain, each part on the one before', () => {
    const tree = treeOf(
      beamCase(16, {
        supports: [clamp(0), hinge(4), roller(7), hinge(8), roller(11), hinge(12), roller(16)],
        loads: [force(14, -8)],
      }),
    );
    expect(outline(tree)).toEqual([
      { tier: 0, restsOn: [], carries: [1], order: 3 },
      { tier: 1, restsOn: [0], carries: [2], order: 2 },
      { tier: 2, restsOn: [1], carries: [3], order: 1 },
      { tier: 3, restsOn: [2], carries: [], order: 0 },
    ]);
    // 8 in the middle of the last part: 4 down at its hinge, then 4·4/3 up on the next part, then a third of that down.
    expectClose(tree.bms[2]?.right?.normal, -4, 1e-13);
    expectClose(tree.bms[1]?.right?.normal, 4 / 3, 1e-13);
    expectClose(tree.bms[0]?.right?.normal, -4 / 9, 1e-12);
  });

  it('simple spans over released bearings are drawn side by side', () => {
    const tree = treeOf(
      beamCase(9, {
        supports: [pin(0), pin(3, { release: true }), roller(6, { release: true }), roller(9)],
        loads: [force(4, -1)],
      }),
    );
    expect(tree.bms.map(({ tier, restsOn }) => ({ tier, restsOn }))).toEqual([
      { tier: 0, restsOn: [] },
      { tier: 0, restsOn: [] },
      { tier: 0, restsOn: [] },
    ]);
    expect(tree.supports.map(({ part }) => part)).toEqual([0, 0, 1, 2]);
  });

  it('carries what pulls through a hinge', () => {
    const tree = treeOf(
      beamCase(8, {
        supports: [clamp(0), hinge(4), roller(8)],
        loads: [{ className: 'AxialLoad', x: 6, c: [500] }],
      }),
    );
    // The right part is pulled to the right, so the hinge holds it to the left.
    expect(tree.bms[1]?.left?.axial).toBe(-500);
    expect(tree.bms[0]?.right?.axial).toBe(500);
  });
});

describe('boundary conditions', () => {
  it('are what supports hold and what free ends bear', () => {
    const supports = [clamp(0, { settlement: { y: -0.01 } }), hinge(4), spring(6, { y: 2e5 }), roller(8)];
    const { boundary } = treeOf(beamCase(9, { supports, loads: [force(9, -70), moment(9, 30)] }));
    expect(boundary).toEqual([
      { x: 0, kind: 'u', value: 0 },
      { x: 0, kind: 'deflection', value: -0.01 },
      { x: 0, kind: 'slope', value: 0 },
      { x: 4, kind: 'M', value: 0 },
      { x: 6, kind: 'springY', value: 2e5 },
      { x: 8, kind: 'deflection', value: 0 },
      { x: 9, kind: 'N', value: 0 },
      { x: 9, kind: 'Q', value: 70 },
      { x: 9, kind: 'M', value: 30 },
    ]);
  });
});

describe('constants of integration', () => {
  it('are the state at the left end of each segment: qL³/24EI for a simple beam', () => {
    const { constants } = treeOf(
      beamCase(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -1000), force(3, 0)] }),
    );
    expect(constants[0]).toMatchObject({ x0: 0, u0: 0, v0: 0, EI: 2e7, EA: 2e9 });
    expectClose(constants[0]?.theta0, (-1000 * 6 ** 3) / (24 * 2e7), 1e-13);
  });
});
