import { type JointGraph } from './jointGraph.ts';
import { createCuts } from './cuts.ts';
import { sweepNarrow } from './narrowSweep.ts';

/**
 * Orders joints for elimination by nested dissection: a part is cut in two, what separates the halves is eliminated after both.
 *
 * Separators are found in the graph; coordinates only say where to look for a narrow place, so that any geometry gives a right order and a usual
 * one a good order. A girder, a few joints wide, is swept from one end to the other instead: nothing is gained by cutting it.
 * Returns the nodes in the order of elimination. `coordinates` are `dim` numbers a joint.
 */
export function dissect(graph: JointGraph, coordinates: Float64Array, dim: 2 | 3): Int32Array {
  const n = graph.joints.length;
  const order = new Int32Array(n);
  for (let v = 0; v < n; v++) order[v] = v;
  if (n <= WHOLE) return order;
  const cuts = createCuts(graph, coordinates, dim, order);
  if (sweepNarrow(graph, order, cuts.widthOf(n))) return order;

  const stack = [0, n, 0];
  let labels = 0;
  while (stack.length > 0) {
    const label = stack.pop()!;
    const end = stack.pop()!;
    const start = stack.pop()!;
    if (end - start <= WHOLE) continue;
    const left = labels + 1;
    const right = labels + 2;
    const sizes = cuts.split(start, end, label, left, right);
    if (!sizes) continue;
    labels += 2;
    stack.push(start, start + sizes.left, left);
    stack.push(start + sizes.left, start + sizes.left + sizes.right, right);
  }
  return order;
}

/** Parts of so few joints are eliminated as they are. */
const WHOLE = 6;
