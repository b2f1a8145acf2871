import { type JointGraph } from './jointGraph.ts';
import { createDirections } from './directions.ts';
import { createLevels } from './levels.ts';
import { shrinkGraph } from './shrinkingGraph.ts';
import { createSlices, type Cut } from './slices.ts';

/** Cuts parts of a graph in two, and keeps them apart in `order`. */
export interface Cuts {
  /**
   * Cuts the part order[start..end): afterwards the left half stands first, then the right one, then what separates them. Null where no cut
   * is worth making.
   */
  split(part: Part): { readonly left: number; readonly right: number } | null;
  /** Joints across the whole graph at its widest, seen along the axis along which that is least; a guess, Infinity without any extent. */
  getWidth(): number;
}

/** A part of the graph: its nodes stand in order[start..end). */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Looks for narrow places across the axes, across diagonals and, where geometry is of no use, along the levels of a breadth-first search. */
export function createCuts(
  graph: JointGraph,
  coordinates: Float64Array,
  dim: 2 | 3,
  order: Int32Array,
): Cuts {
  const n = order.length;
  const parts = shrinkGraph(graph);
  const { starts, stops, neighbours } = parts;
  const directions = createDirections(coordinates, dim, graph.joints);
  const slices = createSlices(parts, order);
  const levels = createLevels(parts, order);
  const sides = new Uint8Array(n);
  const between = new Int32Array(n);
  const rightSide = new Int32Array(n);

  function chooseCut(part: Part): Cut | null {
    const size = part.end - part.start;
    const extents = directions.measure(
      order,
      part.start,
      part.end,
      size >= DIAGONAL ? directions.places.length : dim,
    );
    let best: Cut | null = null;

    for (let axis = 0; axis < extents.count; axis++) {
      const extent = extents.highs[axis]! - extents.lows[axis]!;
      if (!(extent > 0) || extent < extents.longest * WORTH || extent === Infinity) continue;
      best = slices.slice(part, directions.places[axis]!, extents.lows[axis]!, extent, best);
      if (size < COMPARED) break;
    }
    if (best === null || best.between > POOR * Math.cbrt(size * size))
      best = slices.slice(part, levels.find(part), 0, levels.count(), best);
    return best !== null && best.between < WORTHLESS * size ? best : null;
  }

  return {
    split(part) {
      const cut = chooseCut(part);
      if (cut === null) return null;
      const { start, end } = part;
      slices.markSides(part, cut, sides);
      const from = cut.keepLeft ? 0 : 1;
      let left = 0;
      let right = 0;
      let separating = 0;
      for (let k = start; k < end; k++) {
        const v = order[k]!;
        let side = sides[v]!;
        if (side === 2) {
          // Of these, one that has no link into its own half may as well go to the other.
          side = 1 - from;
          const stop = stops[v]!;
          for (let p = starts[v]!; p < stop; p++)
            if (sides[neighbours[p]!] === from) {
              side = 2;
              break;
            }
        }
        if (side === 0) order[start + left++] = v;
        else if (side === 1) rightSide[right++] = v;
        else between[separating++] = v;
      }
      for (let k = 0; k < right; k++) order[start + left + k] = rightSide[k]!;
      for (let k = 0; k < separating; k++) {
        const v = between[k]!;
        order[start + left + right + k] = v;
        parts.leave(v);
      }
      return { left, right };
    },
    getWidth() {
      let width = Infinity;
      const extents = directions.measure(order, 0, n, dim);
      for (let axis = 0; axis < dim; axis++) {
        const extent = extents.highs[axis]! - extents.lows[axis]!;
        if (!(extent > 0) || extent === Infinity) continue;
        width = Math.min(width, slices.getWidest(directions.places[axis]!, extents.lows[axis]!, extent));
      }
      return width;
    },
  };
}

/** Parts of at least so many nodes are cut across diagonals too. */
const DIAGONAL = 40;
/** Parts of at least so many nodes are looked at along all axes at least WORTH as long as the longest, smaller ones along one. */
const COMPARED = 40;
const WORTH = 0.7;

/** A separator so many times the face of a cube, and levels of the graph are tried too. */
const POOR = 1.5;
/** A separator of more than this part of its nodes is not worth having: the part is eliminated whole. */
const WORTHLESS = 0.6;
