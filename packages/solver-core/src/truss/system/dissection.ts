import { createCuts } from './cuts.ts';
import { type JointGraph } from './jointGraph.ts';

/**
 * Orders joints for elimination by nested dissection: a part is cut in two, what separates the halves is eliminated
 * after both.
 *
 * Separators are found in the graph; coordinates only say where to look for a narrow place, so that any geometry gives
 * a right order and a usual one a good order. A girder, a few joints wide, is swept from one end to the other instead
 * (`sweepNarrow`): nothing is gained by cutting it. Returns the nodes in the order of elimination. `coordinates` are
 * `dim` numbers a joint.
 * Source: A. George, Nested dissection of a regular finite element mesh, SIAM J. Numer. Anal. 10 (1973), 345-363.
 */
export function dissect(graph: JointGraph, coordinates: Float64Array, dim: 2 | 3): Int32Array {
  const n = graph.joints.length;
  const order = new Int32Array(n);
  for (let v = 0; v < n; v++) order[v] = v;
  if (n <= WHOLE) return order;
  const cuts = createCuts(graph, coordinates, dim, order);
  const stack = [0, n];
  while (stack.length > 0) {
    const end = stack.pop()!;
    const start = stack.pop()!;
    if (end - start <= WHOLE) continue;
    const sizes = cuts.split(start, end);
    if (sizes === null) {
      cuts.sortByLinks(start, end);
      continue;
    }
    const middle = start + sizes.left;
    stack.push(start, middle, middle, middle + sizes.right);
  }
  return order;
}

/** Parts of so few joints are eliminated as they are. */
const WHOLE = 8;
