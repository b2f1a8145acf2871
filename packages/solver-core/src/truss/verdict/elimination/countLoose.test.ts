import { describe, expect, it } from 'vitest';
import { countLoose } from './countLoose.ts';
import { judgeTruss } from '../judgeTruss.ts';
import { planRows } from './motionRows.ts';
import { readFacts } from '../facts/readFacts.ts';
import type { JudgedTruss } from '../facts/judgedTruss.ts';

/** A square net of `side`² joints without diagonals, with its lowest row of joints fully held. */
function net(side: number): JudgedTruss {
  const joints = Array.from({ length: side * side }, (_, k) => ({
    x: k % side,
    y: Math.floor(k / side),
    anchor: k < side ? 3 : 0,
  }));
  const links = joints.flatMap(({ x, y }, k) => [
    ...(x < side - 1 ? [{ i: k, j: k + 1 }] : []),
    ...(y < side - 1 ? [{ i: k, j: k + side }] : []),
  ]);
  return { joints, links };
}

/**
 * Joints at random positions, four of them held, with as many random links as free joints have directions.
 * Reproducible.
 */
function cloud(count: number): JudgedTruss {
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const joints = Array.from({ length: count }, (_, k) => ({
    x: 100 * next(),
    y: 100 * next(),
    z: 100 * next(),
    anchor: k < 4 ? 7 : 0,
  }));
  const links = new Map<number, { i: number; j: number }>();
  while (links.size < 3 * count - 12) {
    const [i, j] = [Math.floor(count * next()), Math.floor(count * next())];
    if (i < j) links.set(i * count + j, { i, j });
  }
  return { joints, links: [...links.values()] };
}

function looseOf(truss: JudgedTruss): number {
  const facts = readFacts(truss);
  return countLoose(planRows(facts), facts.parts.offsets);
}

describe('countLoose', () => {
  it('finds the sway of every storey of a net: one motion for each row of joints but the held one', () => {
    expect(looseOf(net(5))).toBe(4);
    expect(looseOf(net(30))).toBe(29);
  });

  it('finds no loose joint if every joint has enough links', () => {
    const joints = [
      { x: 0, y: 0, anchor: 3 },
      { x: 2, y: 0, anchor: 3 },
      { x: 1, y: 1, anchor: 0 },
    ];
    const links = [
      { i: 0, j: 2 },
      { i: 1, j: 2 },
    ];
    expect(looseOf({ joints, links })).toBe(0);
    expect(looseOf({ joints, links: links.slice(1) })).toBe(1);
  });
});

describe('judgeTruss of links that are missing', () => {
  it('proves by the count that a net of 4900 joints goes on swaying, and names the links that are missing', () => {
    const verdict = judgeTruss(net(70));
    expect(verdict).toMatchObject({ status: 'changeable', evidence: 'rank', rank: 2 * 70 ** 2 - 69 });
    expect(verdict.isRankAtMost).toBeUndefined();
    expect(verdict.mechanisms.flatMap(({ causes }) => causes.map(({ code }) => code))).toEqual(
      new Array<string>(10).fill('openPanel'),
    );
  }, 60_000);

  it('reports an upper bound of the rank for a net of 11 881 joints, not that it has enough links', () => {
    const verdict = judgeTruss(net(109));
    expect(verdict).toMatchObject({ rank: 2 * 109 ** 2 - 108, isRankAtMost: true });
    for (const { causes } of verdict.mechanisms) expect(causes[0]!.code).not.toBe('linkGeometry');
  }, 60_000);

  it('never reports a truss as stable that is too large to be judged and has joints on too few links', () => {
    const truss = cloud(3000);
    const ties = new Int32Array(3000);
    for (const { i, j } of truss.links) for (const joint of [i, j]) ties[joint]!++;
    const missing = ties.slice(4).reduce((sum, count) => sum + Math.max(0, 3 - count), 0);
    expect(missing).toBeGreaterThan(100);
    const verdict = judgeTruss(truss, { isFactoredNext: true });
    expect(verdict.isRankAtMost).toBe(true);
    expect(verdict.rank).toBeLessThanOrEqual(9000 - missing);
    expect(['determinate', 'indeterminate', 'unknown']).not.toContain(verdict.status);
  }, 60_000);
});
