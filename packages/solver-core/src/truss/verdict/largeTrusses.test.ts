/** Trusses above the size where ranks are exact: the pivots of their stiffness equations decide. */
import { describe, expect, it } from 'vitest';
import { applyFix } from '../../../verification/truss/applyFix.ts';
import { judgeTruss } from './judgeTruss.ts';
import type { JudgedTruss } from './facts/judgedTruss.ts';

/**
 * A double-layer grid of `side`² inverted pyramids: (side + 1)² joints above, side² below, all links of the upper and
 * lower squares and four from each apex. Fully held at its four upper corners.
 */
function spaceGrid(side: number, anchor = 7): JudgedTruss {
  const above = (i: number, j: number) => i * (side + 1) + j;
  const below = (i: number, j: number) => (side + 1) ** 2 + i * side + j;
  const joints = [];
  const links: { i: number; j: number }[] = [];
  for (let i = 0; i <= side; i++) {
    for (let j = 0; j <= side; j++) {
      const isCorner = i % side === 0 && j % side === 0;
      joints.push({ x: i, y: 1, z: j, anchor: isCorner ? anchor : 0 });
      if (i < side) links.push({ i: above(i, j), j: above(i + 1, j) });
      if (j < side) links.push({ i: above(i, j), j: above(i, j + 1) });
    }
  }
  for (let i = 0; i < side; i++) {
    for (let j = 0; j < side; j++) {
      joints.push({ x: i + 0.5, y: 0, z: j + 0.5, anchor: 0 });
      if (i + 1 < side) links.push({ i: below(i, j), j: below(i + 1, j) });
      if (j + 1 < side) links.push({ i: below(i, j), j: below(i, j + 1) });
      for (const corner of [above(i, j), above(i + 1, j), above(i, j + 1), above(i + 1, j + 1)])
        links.push({ i: below(i, j), j: corner });
    }
  }
  return { joints, links };
}

const SIDE = 36;
const GRID = spaceGrid(SIDE);
const EQUATIONS = 3 * GRID.joints.length;
const UNKNOWNS = GRID.links.length + 12;
const CORNER = GRID.joints.length - 1;

function withMore(joints: JudgedTruss['joints'], links: JudgedTruss['links']): JudgedTruss {
  return { joints: [...GRID.joints, ...joints], links: [...GRID.links, ...links] };
}

/** Returns the largest elongation rate of a link in a mechanism; 0 if it is a true mechanism. */
function strainOf({ joints, links }: JudgedTruss, { mechanisms }: ReturnType<typeof judgeTruss>): number {
  let most = 0;
  for (const { joints: moved } of mechanisms) {
    const velocity = new Map(moved.map(({ joint, x, y, z }) => [joint, [x, y, z]]));
    for (const { i, j } of links) {
      const [a, b] = [joints[i]!, joints[j]!];
      const d = [b.x - a.x, b.y - a.y, (b.z ?? 0) - (a.z ?? 0)];
      const rate = d.reduce(
        (sum, part, axis) => sum + part * ((velocity.get(j)?.[axis] ?? 0) - (velocity.get(i)?.[axis] ?? 0)),
        0,
      );
      most = Math.max(most, Math.abs(rate) / Math.hypot(...d));
    }
  }
  return most;
}

describe('judgeTruss of a grid of 2665 joints', () => {
  it('finds that it is stable, which rounding decided', () => {
    expect(judgeTruss(GRID)).toEqual({
      status: 'indeterminate',
      degree: UNKNOWNS - EQUATIONS,
      W: EQUATIONS - UNKNOWNS,
      rank: EQUATIONS,
      exact: false,
      mechanisms: [],
    });
  });

  it('takes it as stable by its count if its pivots are checked next, but not if unknowns are missing', () => {
    expect(judgeTruss(GRID, { isFactoredNext: true })).toEqual(judgeTruss(GRID));
    const loose = Array.from({ length: 1000 }, (_, k) => ({ x: k, y: 5, z: 3, anchor: 0 }));
    const verdict = judgeTruss(withMore(loose, []), { isFactoredNext: true });
    expect(verdict.status).not.toBe('indeterminate');
    expect(verdict.rank).toBeLessThan(EQUATIONS + 3000);
  });

  it('finds a joint on two links, and fixes it', () => {
    const truss = withMore(
      [{ x: SIDE - 0.5, y: -3, z: SIDE - 1, anchor: 0 }],
      [
        { i: CORNER, j: CORNER + 1 },
        { i: CORNER - 1, j: CORNER + 1 },
      ],
    );
    const verdict = judgeTruss(truss);
    expect(verdict).toMatchObject({ status: 'changeable', rank: EQUATIONS + 2, exact: false });
    expect(verdict.mechanisms).toMatchObject([{ causes: [{ code: 'looseJoint', ids: [CORNER + 1] }] }]);
    expect(strainOf(truss, verdict)).toBeLessThan(1e-9);
    const fixed = judgeTruss(applyFix(truss, verdict.mechanisms[0]!.fixes[0]!));
    expect(fixed).toMatchObject({ status: 'indeterminate', rank: EQUATIONS + 3 });
  });

  it('finds the six motions of a part that nothing ties to it', () => {
    const [n, y] = [CORNER + 1, 8];
    const places = [
      [0, y, 0],
      [3, y, 0],
      [0, y, 3],
      [0, y + 3, 0],
    ] as const;
    const truss = withMore(
      places.map(([x, height, z]) => ({ x, y: height, z, anchor: 0 })),
      [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].filter((j) => j > i).map((j) => ({ i: n + i, j: n + j }))),
    );
    const verdict = judgeTruss(truss);
    expect(verdict).toMatchObject({ status: 'underSupported', rank: EQUATIONS + 6 });
    expect(verdict.mechanisms.map(({ causes }) => causes[0]!.code)).toEqual(
      new Array<string>(6).fill('detachedPart'),
    );
    const fixed = verdict.mechanisms.reduce((now, { fixes }) => applyFix(now, fixes[0]!), truss);
    expect(judgeTruss(fixed)).toMatchObject({ status: 'indeterminate', rank: EQUATIONS + 12 });
  });

  it('finds at least the six motions of the whole, free in space', () => {
    const truss = spaceGrid(SIDE, 0);
    const verdict = judgeTruss(truss);
    expect(verdict.status).toBe('underSupported');
    // The grid itself can warp: this additional motion exists at every size, and is proved exactly at 10 · 10.
    const small = judgeTruss(spaceGrid(10, 0));
    expect(small.exact).toBe(true);
    expect(EQUATIONS - verdict.rank).toBe(3 * (11 ** 2 + 10 ** 2) - small.rank);
    expect(verdict.mechanisms.slice(0, 6).map(({ causes }) => causes[0]!.code)).toEqual(
      new Array<string>(6).fill('tooFewRestraints'),
    );
    expect(strainOf(truss, verdict)).toBeLessThan(1e-8);
    const fixed = verdict.mechanisms.reduce((now, { fixes }) => applyFix(now, fixes[0]!), truss);
    expect(judgeTruss(fixed).rank).toBe(EQUATIONS);
  });
});

describe('judgeTruss of many mechanisms', () => {
  it('proves twenty panels without diagonals at places of three decimals', () => {
    const joints = Array.from({ length: 42 }, (_, k) => ({
      x: (k >> 1) + ((k * 337) % 251) / 1000,
      y: (k & 1) + ((k * 571) % 199) / 1000,
      anchor: k < 2 ? 3 : 0,
    }));
    const links = joints.flatMap((_, k) => [
      ...(k % 2 === 0 ? [{ i: k, j: k + 1 }] : []),
      ...(k >= 2 ? [{ i: k - 2, j: k }] : []),
    ]);
    expect(judgeTruss({ joints, links })).toMatchObject({ status: 'changeable', rank: 64, exact: true });
  });

  it('reports ten of 12 000 motions of a chain, and their number', () => {
    const joints = Array.from({ length: 6001 }, (_, k) => ({
      x: k + ((k * 337) % 251) / 1000,
      y: ((k * 571) % 199) / 1000,
      anchor: k === 0 ? 3 : 0,
    }));
    const links = joints.slice(1).map((_, k) => ({ i: k, j: k + 1 }));
    const verdict = judgeTruss({ joints, links });
    // One equation for each link, two directions for each joint.
    expect(verdict).toMatchObject({ W: 6000, rank: 6002 });
    expect(verdict.mechanisms).toHaveLength(10);
  });
});
