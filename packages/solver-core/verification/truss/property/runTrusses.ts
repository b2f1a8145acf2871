import { createRandom } from '@eecs/testing/random';
import { compareTruss } from './compareTruss.ts';
import { generateTruss } from './generateTruss.ts';
import { toTrussDocument } from './simpleTruss.ts';

export interface TrussesReport {
  readonly seed: number;
  readonly count: number;
  readonly solved: number;
  /** Number of indeterminate trusses among the solved ones. */
  readonly indeterminate: number;
  readonly mechanisms: number;
  /** Number of trusses refused because a pivot indicates a mechanism within rounding. */
  readonly near: number;
  readonly refused: number;
  /**
   * Number of solved trusses that deviate by more than the tolerance of the others, as their condition number
   * allows.
   */
  readonly ill: number;
  /** Worst deviation of the others relative to the largest force or displacement, and where it occurs. */
  readonly worst: number;
  readonly where: string;
  readonly differing: readonly {
    readonly index: number;
    readonly reason: string;
    readonly document: object;
  }[];
}

/**
 * Compares `count` random trusses; each has a seed of its own, so that it can be examined alone. Stops at twenty that
 * differ.
 */
export function runTrusses({ seed, count }: { seed: number; count: number }): TrussesReport {
  const differing: { index: number; reason: string; document: object }[] = [];
  let [solved, indeterminate, ill, mechanisms, near, refused, worst, where] = [0, 0, 0, 0, 0, 0, 0, ''];
  let index = 0;
  for (; index < count && differing.length < 20; index++) {
    const truss = generateTruss(createRandom(seed + index));
    const comparison = compareTruss(truss);
    if (comparison.kind === 'mechanism') mechanisms++;
    else if (comparison.kind === 'near') near++;
    else if (comparison.kind === 'refused') refused++;
    else if (comparison.kind === 'differs')
      differing.push({ index, reason: comparison.reason, document: toTrussDocument(truss) });
    else {
      solved++;
      if (comparison.isIndeterminate) indeterminate++;
      if (comparison.isIll) ill++;
      else if (comparison.worst > worst)
        [worst, where] = [comparison.worst, `truss ${index}, ${comparison.where}`];
    }
  }
  return {
    seed,
    count: index,
    solved,
    indeterminate,
    ill,
    mechanisms,
    near,
    refused,
    worst,
    where,
    differing,
  };
}
