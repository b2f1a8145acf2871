import { type JointGraph } from './jointGraph.ts';

/**
 * Orders a graph from one end to the other if it is narrow: level by level from an end, in the reverse order (reverse Cuthill-McKee).
 *
 * Returns false and leaves the order alone where a level is wide, which a truss that is no girder shows within a few of them, or where all are too
 * wide for their number.
 */
export function sweepNarrow(graph: JointGraph, order: Int32Array): boolean {
  const n = order.length;
  const queue = new Int32Array(n);
  const seen = new Uint8Array(n);
  // The last joint of a search from anywhere is an end; the second search starts from it.
  let listed = 0;
  let levels = 0;
  for (let v = 0; v < n; v++) {
    if (seen[v]) continue;
    const from = listed;
    // From the middle it goes both ways at once.
    const first = search(graph, v, seen, queue, from, 2 * WIDEST);
    if (first === null) return false;
    const end = queue[first.listed - 1]!;
    for (let k = from; k < first.listed; k++) seen[queue[k]!] = 0;
    const second = search(graph, end, seen, queue, from, WIDEST);
    if (second === null) return false;
    listed = second.listed;
    levels += second.levels;
  }
  const width = n / levels;
  if (width > NARROW || levels < SLENDER * width) return false;
  for (let k = 0; k < n; k++) order[k] = queue[n - 1 - k]!;
  return true;
}

/** Lists a connected part level by level into `queue`; null as soon as a level has more than `most` joints. */
function search(
  { starts, neighbours }: JointGraph,
  root: number,
  seen: Uint8Array,
  queue: Int32Array,
  from: number,
  most: number,
): { listed: number; levels: number } | null {
  let listed = from;
  queue[listed++] = root;
  seen[root] = 1;
  let levels = 1;
  let level = listed;
  for (let k = from; k < listed; k++) {
    if (k === level) {
      level = listed;
      levels++;
    }
    if (listed - level > most) return null;
    const v = queue[k]!;
    const end = starts[v + 1]!;
    for (let p = starts[v]!; p < end; p++) {
      const w = neighbours[p]!;
      if (seen[w]) continue;
      seen[w] = 1;
      queue[listed++] = w;
    }
  }
  return { listed, levels };
}

/** Joints across a girder that is worth sweeping, on an average and at most, and how much longer than wide it must be. */
const NARROW = 8;
const WIDEST = 16;
const SLENDER = 8;
