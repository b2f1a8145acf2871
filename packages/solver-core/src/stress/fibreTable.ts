import { ON_HULL, SAME_STRESS } from '../linalg/tolerance.ts';
import { findApex } from './findApex.ts';
import type { StressPoint } from './findApex.ts';
import type { FibreArc, FibreEnd } from './fibreArcs.ts';

/** The fibres of a section that can have the greatest stress under some forces. */
export interface FibreTable {
  readonly ends: readonly FibreEnd[];
  readonly arcs: readonly TableArc[];
  /**
   * Whether each fibre has a counterpart of opposite bending and the same shear; then the table has the fibres of
   * positive and of negative bending.
   */
  readonly halves: { readonly positive: TablePart; readonly negative: TablePart } | null;
}

/** Ends and arcs of a table, by their indexes. */
export interface TablePart {
  readonly ends: readonly number[];
  readonly arcs: readonly number[];
}

/** An arc that may rise above its ends, which are indexes of the table. */
export interface TableArc {
  readonly arc: FibreArc;
  readonly from: number;
  readonly to: number;
  /** Bounds the stresses in the arc: no theory is greater in it than at its ends and at this apex. */
  readonly apex: StressPoint | null;
}

/**
 * Finds the fibres that can have the greatest stress under some forces.
 *
 * Each theory is a convex function of sigma and tau, even in tau, and forces map (bending, shear) of a fibre linearly
 * onto them, so the greatest value occurs at a corner of the convex hull. An arc that lies within the hull of the ends
 * of all arcs is left out. The test is exact: it uses the box around the arc, its chord and its bow.
 */
export function tabulateFibres(all: readonly FibreArc[]): FibreTable {
  const fibres = all.flatMap(({ from, to }) => [from, to]);
  const most = fibres.reduce((size, { shear }) => Math.max(size, Math.abs(shear)), 0);
  const hull = findHull(fibres);
  const isInside = (bending: number, shear: number) =>
    Math.abs(shear) <= heightOf(hull, bending) - ON_HULL * most;
  const ends: FibreEnd[] = [];
  const indexes = new Map<FibreEnd, number>();
  const indexOf = (end: FibreEnd) => {
    const index = indexes.get(end) ?? ends.push(end) - 1;
    indexes.set(end, index);
    return index;
  };
  hull.forEach(indexOf);
  const arcs = all.flatMap((arc): TableArc[] => {
    const { from, to, bow } = arc;
    const box = [from, to].flatMap(({ bending, shear }) =>
      [-1, 1].map((sign) => [bending + sign * bow.bending, Math.abs(shear) + bow.shear] as const),
    );
    return box.every(([bending, shear]) => isInside(bending, shear))
      ? []
      : [{ arc, from: indexOf(from), to: indexOf(to), apex: findApex(arc) }];
  });
  return { ends, arcs, halves: areMirrored(all) ? halve(ends, arcs) : null };
}

/**
 * Returns whether the arcs from the bottom up mirror those from the top down, within the accuracy of their polynomials.
 */
function areMirrored(all: readonly FibreArc[]): boolean {
  const ends = all.flatMap(({ from, to }) => [from, to]);
  const greatest = (of: (end: FibreEnd) => number) =>
    ends.reduce((size, end) => Math.max(size, Math.abs(of(end))), 0);
  const [bending, shear] = [greatest((end) => end.bending), greatest((end) => end.shear)];
  // In the mirror image v has the opposite direction.
  const areSame = (one: readonly number[], other: readonly number[], sign: 1 | -1, size: number) =>
    one.length === other.length &&
    one.every((c, i) => Math.abs(c - sign * (i % 2 === 0 ? 1 : -1) * other[i]!) <= SAME_STRESS * size);
  return all.every((arc, a) => {
    const mirror = all.at(-1 - a)!;
    return areSame(arc.bending, mirror.bending, -1, bending) && areSame(arc.shear, mirror.shear, 1, shear);
  });
}

function halve(ends: readonly FibreEnd[], arcs: readonly TableArc[]): FibreTable['halves'] {
  const most = ends.reduce((size, { bending }) => Math.max(size, Math.abs(bending)), 0);
  const halfOf = (side: 1 | -1): TablePart => {
    // The neutral axis belongs to both halves.
    const isIn = (end: number) => side * ends[end]!.bending >= -SAME_STRESS * most;
    return {
      ends: [...ends.keys()].filter(isIn),
      arcs: [...arcs.keys()].filter((a) => isIn(arcs[a]!.from) && isIn(arcs[a]!.to)),
    };
  };
  const [positive, negative] = [halfOf(1), halfOf(-1)];
  // An arc across the neutral axis belongs to neither half.
  return arcs.every((_, a) => positive.arcs.includes(a) || negative.arcs.includes(a))
    ? { positive, negative }
    : null;
}

/**
 * Returns the upper half of the hull, from left to right (A. M. Andrew's chain); the lower half is its mirror image.
 */
function findHull(fibres: readonly FibreEnd[]): FibreEnd[] {
  const size = ({ shear }: FibreEnd) => Math.abs(shear);
  const hull: FibreEnd[] = [];
  for (const fibre of fibres.toSorted((a, b) => a.bending - b.bending || size(a) - size(b))) {
    while (hull.length > 1) {
      const [a, b] = [hull.at(-2)!, hull.at(-1)!];
      const turn =
        (b.bending - a.bending) * (size(fibre) - size(a)) - (size(b) - size(a)) * (fibre.bending - a.bending);
      if (turn < 0) break;
      hull.pop();
    }
    hull.push(fibre);
  }
  return hull;
}

/** Returns the height of the hull at a bending value; outside the hull, a value below all heights. */
function heightOf(hull: readonly FibreEnd[], bending: number): number {
  const k = hull.findIndex((corner) => corner.bending >= bending);
  const [a, b] = [hull[k - 1], hull[k]];
  if (!a || !b) return -Infinity;
  const part = (bending - a.bending) / (b.bending - a.bending);
  return Math.abs(a.shear) + (Math.abs(b.shear) - Math.abs(a.shear)) * part;
}
