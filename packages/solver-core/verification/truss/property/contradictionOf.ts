import type { TrussAnswer } from '@eecs/solver-core/truss';
import type { TrussVerdict } from '../../../src/truss/verdict/verdict.ts';

/** The facts with which results must agree: the directions of all joints, and the links with all held directions. */
export interface CountedTruss {
  readonly equations: number;
  readonly unknowns: number;
  readonly jointCount: number;
}

/** Counts a well-formed document independently. */
export function countTruss(document: Record<string, unknown>): CountedTruss {
  const { joints, links } = document as {
    joints: readonly { z?: number; anchor?: number }[];
    links: readonly object[];
  };
  const dim = joints.every(({ z = 0 }) => z === 0) ? 2 : 3;
  const bits = [1, 2, 4].slice(0, dim);
  const held = joints.reduce(
    (sum, { anchor = 0 }) => sum + bits.filter((bit) => (anchor & bit) !== 0).length,
    0,
  );
  return { equations: dim * joints.length, unknowns: links.length + held, jointCount: joints.length };
}

/**
 * Returns where the counts, the verdict, its mechanisms and the failures of results contradict each other; null if they
 * do not.
 */
export function contradictionOf(answer: TrussAnswer, counted: CountedTruss): string | null {
  const { equations, unknowns } = counted;
  const { actual, expected, rank, verdict } = answer;
  if (!verdict)
    return answer.level !== 'error'
      ? 'solved without a verdict'
      : rank === null
        ? null
        : 'a rank without a verdict';
  if (rank !== verdict.rank) return `rank ${rank}, of the verdict ${verdict.rank}`;
  if (actual !== unknowns || expected !== equations) return `actual ${actual}, expected ${expected}`;
  if (verdict.W !== equations - unknowns) return `W ${verdict.W}`;
  if (verdict.degree !== unknowns - rank) return `degree ${verdict.degree} with rank ${rank}`;
  if (rank < 0 || rank > Math.min(equations, unknowns)) return `rank ${rank}`;
  return contradictionOfMotions(verdict, counted) ?? contradictionOfFailures(answer, verdict);
}

function contradictionOfMotions(
  { status, rank, isRankAtMost, mechanisms }: TrussVerdict,
  { equations, unknowns, jointCount }: CountedTruss,
): string | null {
  const free = equations - rank;
  const stands = free === 0;
  if (stands !== STANDING.has(status)) return `${status} with ${free} motions`;
  if (stands && status !== (unknowns === equations ? 'determinate' : 'indeterminate')) return `${status}`;
  const expectedCount = Math.min(free, jointCount > MANY_JOINTS ? 10 : 50);
  const isStated = isRankAtMost ? mechanisms.length <= expectedCount : mechanisms.length === expectedCount;
  return isStated ? null : `${mechanisms.length} mechanisms of ${free}`;
}

function contradictionOfFailures(
  answer: TrussAnswer,
  { status, mechanisms, exact }: TrussVerdict,
): string | null {
  if (answer.level !== 'error') return STANDING.has(status) ? null : `${status}, and solved`;
  const codes = answer.failures.map(({ code }) => code);
  const count = (code: string) => codes.filter((one) => one === code).length;
  if (STANDING.has(status)) {
    const isRange = answer.message === 'range' && codes.every((code) => code.startsWith('range.'));
    return isRange ? null : `${status}, refused by ${codes.join()}`;
  }
  if (count('singular.rounding') > 0)
    return count('singular.mechanism') === 0 && !exact && answer.message === 'singular'
      ? null
      : `rounding: ${codes.join()}`;
  if (status === 'underSupported')
    return count('conditions.count') === 1 ? null : `${status}: ${codes.join()}`;
  return count('singular.mechanism') === Math.max(1, mechanisms.length)
    ? null
    : `${mechanisms.length} mechanisms: ${codes.join()}`;
}

const STANDING: ReadonlySet<string> = new Set(['determinate', 'indeterminate']);

/** Above this number of joints ten motions are reported instead of fifty. */
const MANY_JOINTS = 500;
