import type { Combination, Combinations } from './combinations.ts';
import { searchCorners } from './searchCorners.ts';

/** The pair of effects that is worst for a judge, with the combination that reaches it. */
export interface WorstPair extends Combination {
  readonly x: number;
  readonly y: number;
  /** The value of the judge. */
  readonly value: number;
}

/**
 * Finds the pair of two effects of one section, such as N and M, that is worst among all combinations.
 *
 * `xs` and `ys` contain one number for each source. `judge` must be quasi-convex, as every check whose safe pairs form
 * a convex region is: it is then greatest at a corner of the reachable pairs. Corners that cannot be worse than the
 * worst one so far are not searched.
 *
 * @see `computeReachableHull`, which lists all corners
 */
export function findWorstPair(
  combinations: Combinations,
  pair: readonly [readonly number[], readonly number[]],
  judge: (x: number, y: number) => number,
): WorstPair {
  let worst: WorstPair | null = null;
  searchCorners(combinations, pair, {
    reached: ({ x, y, label, leading, factors }) => {
      const value = judge(x, y);
      if (worst === null || value > worst.value) worst = { x, y, value, label, leading, factors };
    },
    skip: ({ x, y }) => worst !== null && judge(x, y) <= worst.value,
  });
  return worst!;
}
