import type { Choice, Combination, Combinations, Member, Slot } from './combinations.ts';

/** A corner of the reachable pairs, with the combination that reaches it. */
export interface HullCorner extends Combination {
  readonly x: number;
  readonly y: number;
}

/** An intermediate corner, with the choices that it stands for. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly chosen: readonly Chosen[];
}

interface Chosen {
  readonly sources: readonly number[];
  readonly factor: number;
  readonly set: number;
}

type Polygon = readonly Corner[];

/**
 * Computes the convex hull of all pairs of two effects that combinations reach together, such as N and M of one
 * section: corners anticlockwise from the leftmost one.
 *
 * `xs` and `ys` one for each source, each in a unit of its own. The sum of independent choices is the Minkowski sum of
 * their hulls, a leading action makes a union of such sums. A convex check, such as |N|/N_Rd + |M|/M_Rd <= 1, is worst
 * at a corner. The extremes of N and M alone do not bound it: they belong to different combinations.
 *
 * @see G. M. Ziegler, "Lectures on Polytopes", 1995, chapter 7: zonotopes as Minkowski sums of segments.
 */
export function computeReachableHull(
  { expressions, sources }: Combinations,
  xs: readonly number[],
  ys: readonly number[],
): readonly HullCorner[] {
  const labelled = expressions.flatMap(({ label, slots }) => {
    const rest = slots.map((slot) => polygonOfSlot(slot, xs, ys, 'factor'));
    const leaders = [null, ...slots.flatMap(({ leads }, k) => (leads ? [k] : []))];
    return leaders.flatMap((leader) => {
      const polygons =
        leader === null ? rest : rest.with(leader, polygonOfSlot(slots[leader]!, xs, ys, 'lead'));
      return polygons.reduce(addPolygons, ORIGIN).map((corner) => ({
        ...corner,
        label,
        leading: leader === null ? null : setOf(slots[leader]!, corner.chosen),
      }));
    });
  });
  return convexHull(labelled).map(({ x, y, label, leading, chosen }) => {
    const factors = sources.map(() => 0);
    for (const { sources: acting, factor } of chosen) for (const k of acting) factors[k]! += factor;
    return { x, y, label, leading, factors };
  });
}

const ORIGIN: Polygon = [{ x: 0, y: 0, chosen: [] }];

/** The set of an action that was chosen at a corner. */
function setOf({ members }: Slot, chosen: readonly Chosen[]): number {
  return members.find(({ set }) => chosen.some((one) => one.set === set))!.set;
}

function polygonOfSlot(
  { members }: Slot,
  xs: readonly number[],
  ys: readonly number[],
  as: 'factor' | 'lead',
): Polygon {
  const polygonOf = ({ set, parts }: Member) =>
    parts
      .map((choices) => convexHull(choices.map((choice) => toCorner(choice, set, { xs, ys, as }))))
      .reduce(addPolygons, ORIGIN);
  return convexHull(members.flatMap(polygonOf));
}

function toCorner(
  choice: Choice,
  set: number,
  {
    xs,
    ys,
    as,
  }: { readonly xs: readonly number[]; readonly ys: readonly number[]; readonly as: 'factor' | 'lead' },
): Corner {
  const factor = choice[as];
  const sum = (list: readonly number[]) => choice.sources.reduce((total, k) => total + list[k]!, 0);
  return { x: factor * sum(xs), y: factor * sum(ys), chosen: [{ sources: choice.sources, factor, set }] };
}

/** Returns on which side of the line from a to b the corner c lies: above 0 on its left. */
const turn = (a: Corner, b: Corner, c: Corner) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Computes the convex hull of points, anticlockwise from the leftmost: A. M. Andrew's monotone chain, 1979. */
function convexHull<C extends Corner>(points: readonly C[]): readonly C[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const distinct = sorted.filter((point, k) => {
    const before = sorted[k - 1];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
  if (distinct.length < 3) return distinct;
  const chain = (list: readonly C[]) => {
    const kept: C[] = [];
    for (const point of list) {
      while (kept.length >= 2 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(distinct), ...chain(distinct.toReversed())];
}

/** Adds two convex polygons: both walk anticlockwise from their leftmost corner, the edge that turns less comes first. */
function addPolygons(one: Polygon, other: Polygon): Polygon {
  if (one.length === 1 || other.length === 1) {
    return one.flatMap((a) => other.map((b) => addCorners(a, b)));
  }
  const corners: Corner[] = [];
  for (let i = 0, j = 0; i < one.length || j < other.length;) {
    const [a, b] = [one[i % one.length]!, other[j % other.length]!];
    corners.push(addCorners(a, b));
    const [nextA, nextB] = [one[(i + 1) % one.length]!, other[(j + 1) % other.length]!];
    const cross = (nextA.x - a.x) * (nextB.y - b.y) - (nextA.y - a.y) * (nextB.x - b.x);
    if (j >= other.length || (i < one.length && cross > 0)) i++;
    else if (i >= one.length || cross < 0) j++;
    else {
      i++;
      j++;
    }
  }
  return convexHull(corners);
}

const addCorners = (a: Corner, b: Corner): Corner => ({
  x: a.x + b.x,
  y: a.y + b.y,
  chosen: [...a.chosen, ...b.chosen],
});
