import { createDirections, type Direction, findReachInto } from './directions.ts';
import { type JointGraph } from './jointGraph.ts';
import { createLevels, type Levels } from './levels.ts';
import { shrinkGraph } from './shrinkingGraph.ts';
import { createSlices, type Cut } from './slices.ts';

/** Cuts parts of a graph in two and stores them one after the other in `order`. */
export interface Cuts {
  /**
   * Cuts the part order[start..end), which then contains the left half, the right half and the separator, in this
   * order. Returns null if no cut is worthwhile.
   */
  split(start: number, end: number): { readonly left: number; readonly right: number } | null;
  /**
   * Sorts the nodes of a part that cannot be cut by their number of links inside it, so that the best-connected nodes
   * come last.
   */
  sortByLinks(start: number, end: number): void;
  /**
   * Returns whether the nodes of a part have so few links inside it that a single front of all of them would mostly
   * contain zeros.
   */
  isSparse(start: number, end: number): boolean;
}

/**
 * Creates cuts that search for narrow places along the axes, along diagonals and, if the geometry does not help, along
 * the levels of a breadth-first search.
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

  /** Slices a part along all directions in which it is about as long as in its longest. */
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
      // The reach may come only from links to earlier separators, which no longer matter.
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
      // A joint of the candidates without a link across the cut stays in its own half; after that, one without a link
      // into its own half may move to the other half.
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

/** Parts of at least this many nodes are also cut along diagonals. */
const COMPARED = 40;
/** Directions are examined if the part extends along them by at least this fraction of its greatest extent. */
const WORTH = 0.7;
/**
 * If the separator is larger than the face of a cube by this factor, cuts by the levels of the graph are tried as well.
 */
const POOR = 1.5;
/**
 * If a separator has more than this fraction of the nodes, it is not worthwhile, and the part is eliminated as a whole.
 */
const WORTHLESS = 0.6;
/** Nodes with fewer links inside their part than this, on average, are eliminated one by one. */
const SPARSE = 2.5;
