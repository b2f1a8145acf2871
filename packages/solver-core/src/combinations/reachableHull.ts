import { SAME_EXTREME } from '../linalg/tolerance.ts';
import type { Combination, Combinations } from './combinations.ts';
import { searchCorners } from './searchCorners.ts';

/** A corner of the reachable pairs, with the combination that reaches it. */
export interface HullCorner extends Combination {
  readonly x: number;
  readonly y: number;
}

/**
 * Computes the convex hull of all pairs of two effects that combinations reach together, such as N and M of one
 * section: corners anticlockwise from the leftmost one.
 *
 * `xs` and `ys` contain one number for each source; the two effects may have different units. Independent choices form
 * a zonotope, a leading action and exclusive ones a union of several. A convex check, such as |N|/N_Rd + |M|/M_Rd <= 1,
 * is worst at a corner. The extremes of N and M alone do not bound it, because they belong to different combinations.
 *
 * @see G. M. Ziegler, "Lectures on Polytopes", 1995, chapter 7: zonotopes.
 */
export function computeReachableHull(
  combinations: Combinations,
  xs: readonly number[],
  ys: readonly number[],
): readonly HullCorner[] {
  const corners: HullCorner[] = [];
  searchCorners(combinations, [xs, ys], {
    visit: ({ x, y, label, leading, factors }) => corners.push({ x, y, label, leading, factors }),
  });
  const outline = corners.filter((_, k) => turnsAt(corners, k));
  const isBefore = (one: HullCorner, other: HullCorner): boolean =>
    one.x < other.x || (one.x === other.x && one.y < other.y);
  if (outline.length < 3) {
    // All pairs lie on a line, or coincide.
    const first = corners.reduce((best, one) => (isBefore(one, best) ? one : best));
    const last = corners.reduce((best, one) => (isBefore(best, one) ? one : best));
    return first === last ? [first] : [first, last];
  }
  const first = outline.reduce((best, one, k) => (isBefore(one, outline[best]!) ? k : best), 0);
  return [...outline.slice(first), ...outline.slice(0, first)];
}

/** Returns whether the outline turns at a corner; a corner found along an axis may lie within an edge. */
function turnsAt(corners: readonly HullCorner[], k: number): boolean {
  const [before, corner, after] = [corners.at(k - 1)!, corners[k]!, corners[(k + 1) % corners.length]!];
  const turn = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
  const size =
    Math.abs((corner.x - before.x) * (after.y - corner.y)) +
    Math.abs((corner.y - before.y) * (after.x - corner.x));
  return turn > SAME_EXTREME * size;
}
