import { type JointGraph } from './jointGraph.ts';

/**
 * Orders a graph from one end to the other if it is narrow: level by level from an end, in the reverse order (reverse Cuthill-McKee).
 * `width` is a guess of the joints across; returns false and leaves the order alone unless all levels are about so narrow.
 */
export function sweepNarrow(graph: JointGraph, order: Int32Array, width: number): boolean {
  const n = order.length;
  if (width > NARROW || n < SLENDER * width * width) return false;
  const queue = new Int32Array(n);
  const seen = new Uint8Array(n);
  // The last joint of a search from anywhere is an end; the second search starts from it.
  let listed = 0;
  for (let v = 0; v < n; v++) {
    if (seen[v]) continue;
    const from = listed;
    listed = search(graph, v, seen, queue, from).listed;
    const end = queue[listed - 1]!;
    for (let k = from; k < listed; k++) seen[queue[k]!] = 0;
    const second = search(graph, end, seen, queue, from);
    if (second.widest > 2 * NARROW) return false;
    listed = second.listed;
  }
  for (let k = 0; k < n; k++) order[k] = queue[n - 1 - k]!;
  return true;
}

/** Lists a connected part level by level into `queue`. */
function search(
  { starts, neighbours }: JointGraph,
  root: number,
  seen: Uint8Array,
  queue: Int32Array,
  from: number,
): { listed: number; widest: number } {
  let listed = from;
  queue[listed++] = root;
  seen[root] = 1;
  let widest = 1;
  let level = listed;
  for (let k = from; k < listed; k++) {
    if (k === level) {
      widest = Math.max(widest, listed - level);
      level = listed;
    }
    const v = queue[k]!;
    const end = starts[v + 1]!;
    for (let p = starts[v]!; p < end; p++) {
      const w = neighbours[p]!;
      if (seen[w]) continue;
      seen[w] = 1;
      queue[listed++] = w;
    }
  }
  return { listed, widest };
}

/** Joints across a girder that is worth sweeping, and how much longer than wide it must be. */
const NARROW = 8;
const SLENDER = 8;
