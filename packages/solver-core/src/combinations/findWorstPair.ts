import { SAME_EXTREME } from '../linalg/tolerance.ts';
import type { Combination, Combinations } from './combinations.ts';
import { findGoverning } from './findGoverning.ts';

/** The pair of effects that a judge finds worst, with the combination that reaches it. */
export interface WorstPair extends Combination {
  readonly x: number;
  readonly y: number;
  /** The value of the judge. */
  readonly value: number;
}

/** A corner of the reachable pairs, which lies farthest in a direction. */
interface Corner extends Combination {
  readonly x: number;
  readonly y: number;
  /** The direction, in which effects count by their sizes. */
  readonly a: number;
  readonly b: number;
}

/**
 * Finds the pair of two effects of one section, such as N and M, that is worst among all combinations.
 *
 * `xs` and `ys` one for each source. `judge` has to be quasi-convex, as every check whose safe pairs form a convex
 * region: it is then greatest at a corner of the reachable pairs. Corners are found by the worst combination in a
 * direction. Between two neighbouring ones the pairs lie within a triangle, and it is not searched if the judge is no
 * greater at its third corner.
 *
 * @see `computeReachableHull`, which lists all corners
 */
export function findWorstPair(
  combinations: Combinations,
  [xs, ys]: readonly [readonly number[], readonly number[]],
  judge: (x: number, y: number) => number,
): WorstPair {
  const sizes = { x: sizeOf(xs), y: sizeOf(ys) };
  let worst: WorstPair | null = null;
  const reach = (a: number, b: number): Corner => {
    const { label, leading, factors } = findGoverning(
      combinations,
      xs.map((x, k) => (a * x) / sizes.x + (b * ys[k]!) / sizes.y),
      'max',
    );
    const [x, y] = [dot(factors, xs), dot(factors, ys)];
    const value = judge(x, y);
    if (worst === null || value > worst.value) worst = { x, y, value, label, leading, factors };
    return { x, y, a, b, label, leading, factors };
  };
  /** Searches between two corners, the second of which lies anticlockwise from the first. */
  const search = (from: Corner, to: Corner, depth: number): void => {
    const [dx, dy] = [(to.x - from.x) / sizes.x, (to.y - from.y) / sizes.y];
    if (depth === 0 || Math.hypot(dx, dy) <= SAME_EXTREME) return;
    const apex = meet(from, to, sizes);
    if (apex !== null && worst !== null && judge(apex.x, apex.y) <= worst.value) return;
    const length = Math.hypot(dx, dy);
    const between = reach(dy / length, -dx / length);
    const height =
      between.a * ((between.x - from.x) / sizes.x) + between.b * ((between.y - from.y) / sizes.y);
    if (height <= SAME_EXTREME) return;
    search(from, between, depth - 1);
    search(between, to, depth - 1);
  };
  const first = [reach(1, 0), reach(0, 1), reach(-1, 0), reach(0, -1)];
  first.forEach((corner, k) => search(corner, first[(k + 1) % 4]!, DEEPEST));
  return worst!;
}

/** Corners halve the angle between directions: this many halvings exhaust the digits of a number. */
const DEEPEST = 50;

const dot = (factors: readonly number[], effects: readonly number[]): number => {
  let sum = 0;
  for (let k = 0; k < factors.length; k++) sum += factors[k]! * effects[k]!;
  return sum;
};

/** The sum of the sizes of effects; 1 without any. */
function sizeOf(effects: readonly number[]): number {
  const size = effects.reduce((sum, effect) => sum + Math.abs(effect), 0);
  return size > 0 ? size : 1;
}

/** Returns where the lines meet that bound the pairs at two corners; null if they are parallel. */
function meet(
  one: Corner,
  other: Corner,
  sizes: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } | null {
  const det = one.a * other.b - one.b * other.a;
  if (Math.abs(det) < SAME_EXTREME) return null;
  const [c, d] = [one, other].map(({ a, b, x, y }) => (a * x) / sizes.x + (b * y) / sizes.y);
  return {
    x: ((c! * other.b - d! * one.b) / det) * sizes.x,
    y: ((one.a * d! - other.a * c!) / det) * sizes.y,
  };
}
