import { SAME_EXTREME } from '../linalg/tolerance.ts';
import type { Combination, Combinations } from './combinations.ts';
import { findGoverning } from './findGoverning.ts';

/** The reachable pair that lies farthest in a direction, with the combination that reaches it. */
export interface Corner extends Combination {
  readonly x: number;
  readonly y: number;
}

/** A corner with the direction in which it lies farthest, in which effects are scaled by their sizes. */
interface Found extends Corner {
  readonly a: number;
  readonly b: number;
}

/**
 * Visits the corners of the convex hull of all pairs of two effects that combinations reach together, anticlockwise
 * from the rightmost one.
 *
 * The corner in a direction belongs to the worst combination for the effects' components along it. Between two
 * neighbouring corners all pairs lie within a triangle, whose third corner is the `apex`; a triangle for which `skip`
 * returns true is not searched. Corners closer than rounding are merged.
 */
export function searchCorners(
  combinations: Combinations,
  [xs, ys]: readonly [readonly number[], readonly number[]],
  {
    reached = () => undefined,
    skip = () => false,
    visit = () => undefined,
  }: {
    /** Called with each corner as soon as it is found. */
    readonly reached?: (corner: Corner) => void;
    readonly skip?: (apex: { readonly x: number; readonly y: number }) => boolean;
    /** Called with the corners in order. */
    readonly visit?: (corner: Corner) => void;
  },
): void {
  const sizes = { x: sizeOf(xs), y: sizeOf(ys) };
  const isSame = (one: Corner, other: Corner): boolean =>
    Math.hypot((other.x - one.x) / sizes.x, (other.y - one.y) / sizes.y) <= SAME_EXTREME;
  const reach = (a: number, b: number): Found => {
    const { label, leading, factors } = findGoverning(
      combinations,
      xs.map((x, k) => (a * x) / sizes.x + (b * ys[k]!) / sizes.y),
      'max',
    );
    const found = { x: dot(factors, xs), y: dot(factors, ys), a, b, label, leading, factors };
    reached(found);
    return found;
  };
  /**
   * Searches between two corners, the second of which follows the first anticlockwise, and visits the corners between
   * them.
   */
  const search = (from: Found, to: Found, depth: number): void => {
    if (depth === 0 || isSame(from, to)) return;
    const apex = meet(from, to, sizes);
    if (apex !== null && skip(apex)) return;
    const [dx, dy] = [(to.x - from.x) / sizes.x, (to.y - from.y) / sizes.y];
    const length = Math.hypot(dx, dy);
    const between = reach(dy / length, -dx / length);
    const height =
      between.a * ((between.x - from.x) / sizes.x) + between.b * ((between.y - from.y) / sizes.y);
    if (height <= SAME_EXTREME) return;
    search(from, between, depth - 1);
    if (!isSame(between, from) && !isSame(between, to)) visit(between);
    search(between, to, depth - 1);
  };
  const first = [reach(1, 0), reach(0, 1), reach(-1, 0), reach(0, -1)];
  first.forEach((corner, k) => {
    if (!first.slice(0, k).some((one) => isSame(one, corner))) visit(corner);
    search(corner, first[(k + 1) % 4]!, DEEPEST);
  });
}

/**
 * Greatest depth: each corner halves the angle between directions, and this many halvings exhaust the digits of a
 * double.
 */
const DEEPEST = 50;

const dot = (factors: readonly number[], effects: readonly number[]): number => {
  let sum = 0;
  for (let k = 0; k < factors.length; k++) sum += factors[k]! * effects[k]!;
  return sum;
};

/** Returns the sum of the absolute values of effects; 1 if it is zero. */
function sizeOf(effects: readonly number[]): number {
  const size = effects.reduce((sum, effect) => sum + Math.abs(effect), 0);
  return size > 0 ? size : 1;
}

/** Returns the intersection of the lines that bound the pairs at two corners; null if they are parallel. */
function meet(
  one: Found,
  other: Found,
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
