import { judgeBeam, parseCase } from '@eecs/solver-core';
import type { BeamCase, Verdict } from '@eecs/solver-core';
import { fractionFreeRank } from './fractionFreeRank.ts';
import { generateLayout, toDocument } from './generateLayout.ts';
import { judgeRandomly } from './judgeRandomly.ts';
import type { VerdictsReport } from './judgeRandomly.ts';
import { discSystem } from './layout.ts';
import type { DiscSystem, Layout } from './layout.ts';

/** Judges `count` random layouts and compares each verdict with exact ranks of the full disc system. */
export function runLayouts(seed: number, count: number): VerdictsReport<object> {
  return judgeRandomly({ seed, count }, (random) => {
    const layout = generateLayout(random);
    const document = toDocument(layout);
    const parsed = parseCase(document);
    if (!parsed.ok) throw new Error('`runLayouts` made a document that cannot be read');
    const wanted = judgeExactly(layout);
    return {
      subject: document,
      status: wanted.status,
      // Chebyshev's count.
      isCountMisleading: wanted.count >= 3 !== wanted.rank >= wanted.unknowns,
      reason: differenceOf(judgeBeam(parsed.document), wanted, discSystem(layout), parsed.document),
    };
  });
}

interface Wanted {
  readonly status: Verdict['status'];
  readonly rank: number;
  readonly unknowns: number;
  readonly count: number;
}

/**
 * Judges by definition. Discs of a straight beam rotate by finite angles whose sines satisfy the same equations as the
 * small rotations, so a motion is finite if it also rotates no disc between two places held along x, because a rotated
 * disc would be too short there.
 */
function judgeExactly(layout: Layout): Wanted {
  const { rows, discs, count } = discSystem(layout);
  const unknowns = 3 * discs.length;
  const rank = fractionFreeRank(rows);
  return { status: statusOf({ layout, discs, rows, count, rank, unknowns }), rank, unknowns, count };
}

function statusOf(of: DiscSystem & { layout: Layout; rank: number; unknowns: number }): Verdict['status'] {
  const { layout, discs, rows, count, rank, unknowns } = of;
  if (rank === unknowns) return count === 3 ? 'determinate' : 'indeterminate';
  if (count < 3) return 'underSupported';
  const held = layout.bearings.filter(({ holdsX }) => holdsX).map(({ x }) => x);
  const [from, to] = [Math.min(...held), Math.max(...held)];
  const locks = discs.flatMap(({ x0, x1 }, i) =>
    Math.max(x0, from) < Math.min(x1, to) ? [unitRow(3 * i + 2, unknowns)] : [],
  );
  return fractionFreeRank([...rows, ...locks]) < unknowns ? 'changeable' : 'instantlyChangeable';
}

function unitRow(column: number, columns: number): number[] {
  return Array.from({ length: columns }, (_, j) => (j === column ? 1 : 0));
}

function differenceOf(
  verdict: Verdict,
  wanted: Wanted,
  system: DiscSystem,
  document: BeamCase,
): string | null {
  const { status, degree, W, rank, exact, mechanisms } = verdict;
  if (status !== wanted.status) return `status ${status}, exactly ${wanted.status}`;
  if (rank !== wanted.rank) return `rank ${rank}, exactly ${wanted.rank}`;
  if (degree !== wanted.count - 3 || W !== 3 - wanted.count) return `degree ${degree}, W ${W}`;
  if (!exact) return 'not exact';
  if (mechanisms.length !== wanted.unknowns - wanted.rank) return `${mechanisms.length} mechanisms`;
  const motions = mechanisms.map(({ discs }) => motionOf(discs ?? [], system, document.L));
  const violated = motions.some((motion) => system.rows.some((row) => !isKept(row, motion)));
  return violated ? 'a motion violates a condition' : null;
}

/**
 * Returns a mechanism's motion as u, v at the origin and the rotation of each disc of the system, in the layout's
 * lengths.
 */
function motionOf(
  moving: readonly { x0: number; x1: number; vx: number; vy: number; omega: number }[],
  { discs }: DiscSystem,
  documentLength: number,
): number[] {
  const perUnit = documentLength / discs.at(-1)!.x1;
  return discs.flatMap(({ x0, x1 }) => {
    const middle = ((x0 + x1) / 2) * perUnit;
    const disc = moving.find((one) => one.x0 < middle && middle < one.x1);
    if (!disc) return [0, 0, 0];
    return [disc.vx, disc.vy - disc.omega * disc.x0, disc.omega * perUnit];
  });
}

function isKept(row: readonly number[], motion: readonly number[]): boolean {
  const terms = row.map((value, j) => value * motion[j]!);
  const sum = terms.reduce((total, term) => total + term, 0);
  return Math.abs(sum) <= 1e-9 * Math.max(1, ...terms.map(Math.abs));
}
