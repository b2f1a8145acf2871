import { createDirections, type Direction, findReachInto } from './directions.ts';
import { type JointGraph } from './jointGraph.ts';
import { createLevels, type Levels } from './levels.ts';
import { shrinkGraph } from './shrinkingGraph.ts';
import { createSlices, type Cut } from './slices.ts';

/** Cuts parts of a graph in two, and keeps them apart in `order`. */
export interface Cuts {
  /**
   * Cuts the part order[start..end): afterwards the left half is first, then the right one, then what separates
   * them. Null if no cut is worth making.
   */
  split(start: number, end: number): { readonly left: number; readonly right: number } | null;
  /**
   * Puts those of a part that cannot be cut first that have the fewest links into
   * it: what everything hangs on goes last.
   */
  sortByLinks(start: number, end: number): void;
  /** Whether the nodes of a part have so few links into it that one front of them all would be zeros for the most. */
  isSparse(start: number, end: number): boolean;
}

/**
 * Looks for narrow places across the axes, across diagonals and, where geometry is of no
 * use, along the levels of a breadth-first search.
 */
export function createCuts(
  graph: JointGraph,
  coordinates: Float64Array,
  dim: 2 | 3,
  order: Int32Array,
): Cuts {
  const n = order.length;
  const parts = shrinkGraph(graph);
  const { starts, stops, neighbours } = parts;
  const directions = createDirections(parts, coordinates, dim, graph.joints, order);
  const slices = createSlices(order);
  let levels: Levels | undefined;
  const sides = new Uint8Array(n);
  const between = new Int32Array(n);
  const rightSide = new Int32Array(n);
  const lows = new Float64Array(directions.length);
  const highs = new Float64Array(directions.length);

  function measure(start: number, end: number, { places }: Direction, axis: number): number {
    let low = Infinity;
    let high = -Infinity;
    for (let k = start; k < end; k++) {
      const place = places[order[k]!]!;
      if (place < low) low = place;
      if (place > high) high = place;
    }
    lows[axis] = low;
    highs[axis] = high;
    return high - low;
  }

  /** Slices a part across all directions in which it is about as long as in any. */
  function sliceAlongAxes(start: number, end: number, longest: number, count: number): Cut | null {
    let best: Cut | null = null;
    for (let axis = 0; axis < count; axis++) {
      const extent = highs[axis]! - lows[axis]!;
      if (extent > 0 && extent >= longest * WORTH && extent < Infinity)
        best = slices.slice(start, end, directions[axis]!, lows[axis]!, highs[axis]!, best);
    }
    return best;
  }

  function chooseCut(start: number, end: number): Cut | null {
    const size = end - start;
    const count = size >= COMPARED ? directions.length : dim;
    let longest = 0;
    for (let axis = 0; axis < count; axis++)
      longest = Math.max(longest, measure(start, end, directions[axis]!, axis));
    const isPoor = (cut: Cut | null) => cut === null || cut.between > POOR * Math.cbrt(size * size);
    let best = sliceAlongAxes(start, end, longest, count);
    if (isPoor(best)) {
      // Perhaps only links to separators reach so far: those are of no matter any more.
      for (let axis = 0; axis < count; axis++) findReachInto(directions[axis]!, parts, order, start, end);
      best = sliceAlongAxes(start, end, longest, count);
    }
    if (isPoor(best)) {
      levels ??= createLevels(parts, order);
      const { direction, last } = levels.find(start, end);
      if (last > 0) best = slices.slice(start, end, direction, 0, last, best);
    }
    return best !== null && best.between < WORTHLESS * size ? best : null;
  }

  function isLinkedTo(side: number, v: number): boolean {
    const stop = stops[v]!;
    for (let p = starts[v]!; p < stop; p++) if (sides[neighbours[p]!] === side) return true;
    return false;
  }

  const degree = (v: number) => stops[v]! - starts[v]!;

  return {
    split(start, end) {
      const cut = chooseCut(start, end);
      if (cut === null) return null;
      slices.markSides(start, end, cut, sides);
      const own = cut.keepLeft ? 0 : 1;
      let left = 0;
      let right = 0;
      let separating = 0;
      for (let k = start; k < end; k++) {
        const v = order[k]!;
        const side = sides[v]!;
        if (side === 0) order[start + left++] = v;
        else if (side === 1) rightSide[right++] = v;
        else between[separating++] = v;
      }
      // A joint of these that is not linked across stays in its own half; then one that has no link into its own half
      // may
      // as well go to the other.
      for (const [side, other] of [
        [own, 1 - own],
        [1 - own, own],
      ] as const) {
        let remaining = 0;
        for (let k = 0; k < separating; k++) {
          const v = between[k]!;
          if (isLinkedTo(other, v)) between[remaining++] = v;
          else {
            sides[v] = side;
            if (side === 0) order[start + left++] = v;
            else rightSide[right++] = v;
          }
        }
        separating = remaining;
      }
      for (let k = 0; k < right; k++) order[start + left + k] = rightSide[k]!;
      for (let k = 0; k < separating; k++) order[start + left + right + k] = between[k]!;
      parts.leave(between, separating);
      return { left, right };
    },
    sortByLinks(start, end) {
      order.subarray(start, end).sort((a, b) => degree(a) - degree(b) || a - b);
    },
    isSparse(start, end) {
      let ends = 0;
      for (let k = start; k < end; k++) ends += degree(order[k]!);
      return ends < SPARSE * (end - start);
    },
  };
}

/** Parts of at least so many nodes are cut across diagonals too. */
const COMPARED = 40;
/** Directions at least this part of the longest are looked along. */
const WORTH = 0.7;
/** A separator so many times the face of a cube, and links and levels of the graph are looked at again. */
const POOR = 1.5;
/** A separator of more than this part of its nodes is not worth having: the part is eliminated whole. */
const WORTHLESS = 0.6;
/** Nodes with fewer links into their part than this, on an average, are eliminated one by one. */
const SPARSE = 2.5;
