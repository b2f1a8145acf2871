import { createCuts } from './cuts.ts';
import { type JointGraph } from './jointGraph.ts';

/** An elimination order in groups of consecutive joints. */
export interface Dissection {
  /** Nodes in elimination order. */
  readonly order: Int32Array;
  /** 1 at each position where a group begins (a separator or a part that is not cut), and possibly at the end. */
  readonly isFirst: Uint8Array;
}

/**
 * Orders joints for elimination by nested dissection: a part is cut in two, and its separator is eliminated after both
 * halves.
 *
 * Separators are found in the graph; coordinates only show where to search for a narrow place, so that any geometry
 * gives a correct order and a usual one a good order. A girder, a few joints wide, is swept from one end to the other
 * instead (`sweepNarrow`), because cutting it would gain nothing. `coordinates` are `dim` numbers for each joint.
 * Source: A. George, Nested dissection of a regular finite element mesh, SIAM J. Numer. Anal. 10 (1973), 345-363.
 */
export function dissect(graph: JointGraph, coordinates: Float64Array, dim: 2 | 3): Dissection {
  const n = graph.joints.length;
  const order = new Int32Array(n);
  for (let v = 0; v < n; v++) order[v] = v;
  const isFirst = new Uint8Array(n + 1);
  const cuts = createCuts(graph, coordinates, dim, order);
  const stack = [0, n];
  while (stack.length > 0) {
    const end = stack.pop()!;
    const start = stack.pop()!;
    isFirst[start] = 1;
    const isLarge = end - start > WHOLE;
    const sizes = isLarge ? cuts.split(start, end) : null;
    if (!sizes) {
      if (isLarge || cuts.isSparse(start, end)) {
        cuts.sortByLinks(start, end);
        isFirst.fill(1, start, end);
      }
      continue;
    }
    const middle = start + sizes.left;
    const last = middle + sizes.right;
    isFirst[last] = 1;
    stack.push(start, middle, middle, last);
  }
  return { order, isFirst };
}

/** Parts of at most this many joints are not cut. */
const WHOLE = 12;
