import { solveTruss } from '@eecs/solver-core/truss';
import { describe, expect, it } from 'vitest';
import type { JudgedTruss } from '../../../src/truss/verdict/facts/judgedTruss.ts';
import { createRandom } from '@eecs/testing/random';
import { exactRank } from '../exactRank.ts';
import { linksBetween, trussCase } from '../plainTruss.ts';
import type { PlainJoint, PlainLink } from '../plainTruss.ts';
import { contradictionOf, countTruss } from './contradictionOf.ts';
import { drawNearTruss } from './nearTrusses.ts';
import { drawCases } from '../../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261122);
/** Number of trusses, large enough that every refusal occurs. */
const COUNT = drawCases(1500, 300);

describe(`answers to trusses that move, exactly or but for rounding, seed ${SEED}`, () => {
  it(`do not contradict themselves on ${COUNT} of them, some of them with too little memory`, () => {
    const contradictions: string[] = [];
    const met = new Set<string>();
    for (let index = 0; index < COUNT; index++) {
      const random = createRandom(SEED + index);
      const document = drawNearTruss(random);
      const memory = random.chance(0.3) ? random.integer(1, 2000) : undefined;
      const answer = solveTruss(document, { include: [], memory });
      const reason = contradictionOf(answer, countTruss(document));
      if (reason !== null) contradictions.push(`truss ${index}: ${reason}`);
      met.add(answer.level === 'error' ? answer.failures[0]!.code : answer.level);
      if (answer.verdict?.isRankAtMost) met.add('more near motions than are told');
    }
    expect(contradictions).toEqual([]);
    // The generator must produce every refusal but `range.memory`, which is rare: a case below has it.
    for (const kind of KINDS) expect(met).toContain(kind);
  }, 60_000);

  it('report no more motions than there are, where rounding makes one look independent of those that make it up', () => {
    const document = trussCase(
      [
        { at: [1002.003, -3e-10], load: [0, -1000] },
        { at: [1004.0030000001001, 2e-10] },
        { at: [1003.0029999998001, -1e-10] },
        { at: [1000.0030000002, 2.9999999998], anchor: 2 },
        { at: [1003.003, 3] },
        { at: [1000.003, 1.9999999998] },
        { at: [1001.003, 2.0000000003], anchor: 2 },
        { at: [1001.003, -1e-10] },
        { at: [1002.003, 3], anchor: 2 },
      ],
      linksBetween([0, 2], [8, 6], [1, 2], [5, 6], [0, 7], [8, 5], [3, 5], [4, 2], [7, 1]),
    );
    expect(contradictionOf(solveTruss(document), countTruss(document))).toBeNull();
  });

  it('report of many pieces that move for certain that they do, though none of their motions could be proved', () => {
    const rank = 300 * exactRank(NEARLY_SPECIAL);
    const answer = solveTruss(trussCase(...repeat(NEARLY_SPECIAL, 300)), { include: [] });
    expect(answer).toMatchObject({ expected: 300 * 18, actual: 300 * 18, rank, message: 'singular' });
    expect(answer.verdict).toMatchObject({ status: 'changeable', exact: false, mechanisms: [] });
    expect(answer).toMatchObject({ failures: [{ code: 'singular.mechanism' }] });
  });

  it('agree with themselves on those that size makes rounding of, with memory and without', () => {
    const document = cantilever(3000);
    const enough = solveTruss(document, { include: [] });
    // Two directions of each of 6002 joints; the lever arms of 3000 panels leave one motion without a pivot.
    expect(enough).toMatchObject({ message: 'singular', expected: 12_004, actual: 12_004, rank: 12_003 });
    expect(enough.verdict!.mechanisms).toHaveLength(1);
    expect(contradictionOf(enough, countTruss(document))).toBeNull();
    const short = solveTruss(document, { include: [], memory: 1e6 });
    expect(short).toMatchObject({ message: 'range', rank: 12_004, verdict: { status: 'determinate' } });
    expect(contradictionOf(short, countTruss(document))).toBeNull();
  });
});

const KINDS = [
  'ok',
  'conditions.count',
  'singular.mechanism',
  'singular.rounding',
  'more near motions than are told',
  'range.indeterminate',
];

/**
 * Nine joints near the points of a grid; the truss is movable wherever they are, and has one redundant link elsewhere.
 */
const NEARLY_SPECIAL: JudgedTruss = {
  joints: [
    { x: 0.299999, y: -0.000001, anchor: 3 },
    { x: 0.1, y: 0.5, anchor: 0 },
    { x: 0.4, y: 0.5, anchor: 0 },
    { x: 0.3, y: 0.1, anchor: 0 },
    { x: 0.2, y: 0.30000299999999996, anchor: 0 },
    { x: 0, y: 0.499997, anchor: 0 },
    { x: 0.499997, y: 0.500003, anchor: 1 },
    { x: 0.200002, y: 0.4, anchor: 0 },
    { x: 0.5, y: 0.30000099999999996, anchor: 0 },
  ],
  links: [
    [7, 1],
    [6, 2],
    [0, 3],
    [4, 7],
    [5, 1],
    [2, 7],
    [1, 2],
    [6, 4],
    [0, 7],
    [6, 8],
    [5, 7],
    [3, 4],
    [0, 8],
    [1, 6],
    [5, 4],
  ].map(([i, j]) => ({ i: i!, j: j! })),
};

/** Copies 40 m apart, not connected. */
function repeat({ joints, links }: JudgedTruss, times: number): [PlainJoint[], PlainLink[]] {
  const pieces = Array.from({ length: times }, (_, piece) => piece);
  return [
    pieces.flatMap((piece) =>
      joints.map(({ x, y, anchor }): PlainJoint => ({ at: [x + 40 * piece, y], anchor, load: [0, -1000] })),
    ),
    pieces.flatMap((piece) => {
      const first = piece * joints.length;
      return links.map(({ i, j }): PlainLink => ({ ends: [first + i, first + j] }));
    }),
  ];
}

/** Square panels of 1 m with a diagonal each, starting at two pins; as many links and anchors as equations. */
function cantilever(panels: number): Record<string, unknown> {
  const joints: PlainJoint[] = Array.from({ length: 2 * (panels + 1) }, (_, k) => ({
    at: [k >> 1, k & 1],
    anchor: k < 2 ? 3 : 0,
    ...(k === 2 * panels && { load: [0, -1000] as const }),
  }));
  const links: PlainLink[] = Array.from({ length: panels }, (_, panel) => 2 * panel).flatMap((k) =>
    linksBetween([k, k + 2], [k + 1, k + 3], [k + 2, k + 3], [k, k + 3]),
  );
  return trussCase(joints, links);
}
