import type { Random } from '@eecs/testing/random';
import { createRandom } from '@eecs/testing/random';

/** The verdict on one random subject, a document or a part of one. */
export interface JudgedSubject<Subject> {
  readonly subject: Subject;
  readonly status: string;
  /** Whether the count of unknowns and equations alone would have been wrong. */
  readonly isCountMisleading: boolean;
  /** Why the verdict differs from that of exact ranks; null if it does not. */
  readonly reason: string | null;
}

export interface VerdictsReport<Subject> {
  readonly seed: number;
  readonly count: number;
  /** Number of subjects with each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly misleadingCounts: number;
  readonly differing: readonly {
    readonly index: number;
    readonly reason: string;
    readonly subject: Subject;
  }[];
}

/**
 * Judges `count` random subjects; each has a seed of its own, so that it can be examined alone. Stops at twenty wrong
 * verdicts.
 */
export function judgeRandomly<Subject>(
  { seed, count }: { readonly seed: number; readonly count: number },
  judge: (random: Random) => JudgedSubject<Subject>,
): VerdictsReport<Subject> {
  const statuses: Record<string, number> = {};
  const differing: { index: number; reason: string; subject: Subject }[] = [];
  let misleadingCounts = 0;
  let index = 0;
  for (; index < count && differing.length < MOST_DIFFERING; index++) {
    const { subject, status, isCountMisleading, reason } = judge(createRandom(seed + index));
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (isCountMisleading) misleadingCounts++;
    if (reason !== null) differing.push({ index, reason, subject });
  }
  return { seed, count: index, statuses, misleadingCounts, differing };
}

const MOST_DIFFERING = 20;
