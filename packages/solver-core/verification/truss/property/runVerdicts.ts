import { judgeTruss } from '../../../src/truss/verdict/judgeTruss.ts';
import type { JudgedTruss } from '../../../src/truss/verdict/facts/judgedTruss.ts';
import type { TrussMechanism, TrussVerdict } from '../../../src/truss/verdict/verdict.ts';
import { judgeRandomly } from '../../property/judgeRandomly.ts';
import type { VerdictsReport } from '../../property/judgeRandomly.ts';
import { applyFix } from '../applyFix.ts';
import { dimensionOf, exactRank } from '../exactRank.ts';
import { drawJudgedTruss } from './judgedTrusses.ts';

/**
 * Judges `count` random trusses and compares each verdict, its motions and its
 * fixes with exact ranks of dense matrices.
 */
export function runVerdicts(seed: number, count: number): VerdictsReport<JudgedTruss> {
  return judgeRandomly({ seed, count }, (random) => {
    const truss = drawJudgedTruss(random);
    const verdict = judgeTruss(truss);
    const wanted = countOf(truss);
    return {
      subject: truss,
      status: verdict.status,
      // 2n = b + r.
      isCountMisleading: wanted.unknowns >= wanted.equations !== wanted.rank >= wanted.equations,
      reason:
        differenceOf(truss, verdict, wanted) ?? (isOnGrid(truss) ? differenceOfUnits(truss, verdict) : null),
    };
  });
}

interface Count {
  readonly equations: number;
  readonly unknowns: number;
  readonly held: number;
  readonly rank: number;
}

function countOf(truss: JudgedTruss): Count {
  const dim = dimensionOf(truss);
  const held = truss.joints.reduce(
    (sum, { anchor }) => sum + [1, 2, 4].slice(0, dim).filter((bit) => (anchor & bit) !== 0).length,
    0,
  );
  return {
    equations: dim * truss.joints.length,
    unknowns: truss.links.length + held,
    held,
    rank: exactRank(truss),
  };
}

function differenceOf(truss: JudgedTruss, verdict: TrussVerdict, wanted: Count): string | null {
  const { status, degree, W, rank, exact, mechanisms } = verdict;
  const { equations, unknowns, held } = wanted;
  if (rank !== wanted.rank) return `rank ${rank}, exactly ${wanted.rank}`;
  if (!exact) return 'not exact';
  if (W !== equations - unknowns || degree !== unknowns - rank) return `degree ${degree}, W ${W}`;
  const stands = rank === equations;
  if (stands && status !== (unknowns === equations ? 'determinate' : 'indeterminate'))
    return `stands, but ${status}`;
  if (!stands && (status === 'determinate' || status === 'indeterminate')) return `moves, but ${status}`;
  const isShort = held < (dimensionOf(truss) === 2 ? 3 : 6);
  if (!stands && isShort && status !== 'underSupported') return `too few restraints, but ${status}`;
  if (mechanisms.length !== equations - rank) return `${mechanisms.length} mechanisms`;
  return differenceOfMotions(truss, mechanisms) ?? differenceOfFixes(truss, mechanisms, wanted);
}

function differenceOfMotions(truss: JudgedTruss, mechanisms: readonly TrussMechanism[]): string | null {
  const size = 3 * truss.joints.length;
  const motions = mechanisms.map(({ joints }) => {
    const motion = new Array<number>(size).fill(0);
    for (const { joint, x, y, z } of joints) motion.splice(3 * joint, 3, x, y, z);
    return motion;
  });
  for (const motion of motions) {
    if (Math.max(...motion) !== 1 || Math.min(...motion) < -1) return 'the largest component is not 1';
    if (!isKept(truss, motion)) return 'a motion violates a condition';
  }
  return isIndependent(motions) ? null : 'motions depend on each other';
}

function isKept({ joints, links }: JudgedTruss, motion: readonly number[]): boolean {
  const isHeld = joints.every(({ anchor }, joint) =>
    [0, 1, 2].every((axis) => (anchor & (1 << axis)) === 0 || motion[3 * joint + axis] === 0),
  );
  return (
    isHeld &&
    links.every(({ i, j }) => {
      const [a, b] = [joints[i]!, joints[j]!];
      const d = [b.x - a.x, b.y - a.y, (b.z ?? 0) - (a.z ?? 0)];
      const rate = d.reduce(
        (sum, value, axis) => sum + value * (motion[3 * j + axis]! - motion[3 * i + axis]!),
        0,
      );
      return Math.abs(rate) <= 1e-9 * Math.hypot(...d);
    })
  );
}

function isIndependent(motions: readonly (readonly number[])[]): boolean {
  const known: number[][] = [];
  return motions.every((motion) => {
    let rest = [...motion];
    for (const other of known) {
      const share = rest.reduce((sum, value, k) => sum + value * other[k]!, 0);
      rest = rest.map((value, k) => value - share * other[k]!);
    }
    const length = Math.hypot(...rest);
    known.push(rest.map((value) => value / length));
    return length > 1e-6;
  });
}

/** Checks that every fix alone raises the rank, and that the first ones together make the truss stable. */
function differenceOfFixes(
  truss: JudgedTruss,
  mechanisms: readonly TrussMechanism[],
  { equations, rank }: Count,
): string | null {
  let mended = truss;
  for (const { fixes, causes } of mechanisms) {
    const [first] = fixes;
    if (!first) return 'a mechanism without a fix';
    if (causes.length === 0) return 'a mechanism without a cause';
    const idle = fixes.find((fix) => exactRank(applyFix(truss, fix)) <= rank);
    if (idle) return `a fix that stops nothing: ${JSON.stringify(idle)}`;
    mended = applyFix(mended, first);
  }
  return exactRank(mended) === equations ? null : 'the first fixes together do not make it stand';
}

/**
 * Returns whether the geometry is clearly special or general: thirds rounded to six decimals are special up to a
 * millionth, where rounding may decide.
 */
function isOnGrid({ joints }: JudgedTruss): boolean {
  return joints.every(({ x, y, z = 0 }) =>
    [x, y, z].every((value) => Math.round(value * 1e4) / 1e4 === value),
  );
}

/** Judges the truss in inches instead of metres, with each coordinate rounded individually. */
function differenceOfUnits(truss: JudgedTruss, { status, rank, mechanisms }: TrussVerdict): string | null {
  const inches = judgeTruss({
    ...truss,
    joints: truss.joints.map(({ x, y, z = 0, anchor }) => ({
      x: x * INCHES,
      y: y * INCHES,
      z: z * INCHES,
      anchor,
    })),
  });
  if (inches.rank !== rank) return `rank ${rank}, in inches ${inches.rank}`;
  if (inches.status !== status) return `${status}, in inches ${inches.status}`;
  return inches.mechanisms.length === mechanisms.length
    ? null
    : `in inches ${inches.mechanisms.length} mechanisms`;
}

const INCHES = 39.37007874015748;
