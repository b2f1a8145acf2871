import { isFixed } from './jointGraph.ts';
import { type JointSystem } from './jointSystem.ts';
import { type LinkGraph, otherEnd } from './linkGraph.ts';

/** A narrow truss divided into levels: joints are linked within their level and with the neighbouring ones. */
export interface Sweep {
  /** Joints that can move, in elimination order. */
  readonly order: Int32Array;
  /** Level l has the positions firsts[l] up to firsts[l + 1]. */
  readonly firsts: Int32Array;
  /** 1 for the last level of a connected component. */
  readonly isLast: Uint8Array;
}

/**
 * Orders a narrow truss from one end to the other: level by level from an end, in the reverse order (reverse
 * Cuthill-McKee).
 *
 * Returns null if a level is wide, which appears within a few levels in a truss that is not a girder, or if all levels
 * are too wide for their number.
 */
export function sweepNarrow({ dim, anchors }: JointSystem, graph: LinkGraph): Sweep | null {
  // Joints that cannot move are ignored.
  const seen = new Uint8Array(anchors.length);
  let n = 0;
  for (let joint = 0; joint < seen.length; joint++)
    if (isFixed(anchors[joint]!, dim)) seen[joint] = 1;
    else n++;
  const queue = new Int32Array(n);
  const begins = new Int32Array(n + 1);
  const isFirst = new Uint8Array(n);
  const of = { queue, begins, seen };
  // The last joint of a search from anywhere is an end; the second search starts from it.
  let found = { listed: 0, levels: 0 };
  for (let v = 0; v < seen.length; v++) {
    if (seen[v]) continue;
    const { listed: from, levels } = found;
    // The first search may start in the middle and proceed both ways at once, so its levels may be twice as wide.
    const first = search(graph, v, of, found, 2 * WIDEST);
    if (first === null) return null;
    for (let k = from; k < first.listed; k++) seen[queue[k]!] = 0;
    const second = search(graph, queue[first.listed - 1]!, of, found, WIDEST);
    if (second === null) return null;
    isFirst[levels] = 1;
    found = second;
  }
  const { levels } = found;
  const width = n / levels;
  if (width > NARROW || levels < SLENDER * width) return null;
  begins[levels] = n;
  return {
    order: queue.reverse(),
    firsts: begins
      .subarray(0, levels + 1)
      .reverse()
      .map((begin) => n - begin),
    isLast: isFirst.subarray(0, levels).reverse(),
  };
}

/**
 * Appends the levels of a connected component to `queue` and records where each begins; returns null as soon as a level
 * has more than `most` joints.
 */
function search(
  graph: LinkGraph,
  root: number,
  { queue, begins, seen }: { queue: Int32Array; begins: Int32Array; seen: Uint8Array },
  before: { listed: number; levels: number },
  most: number,
): { listed: number; levels: number } | null {
  const { first, links } = graph;
  let { listed, levels } = before;
  let level = listed;
  queue[listed++] = root;
  seen[root] = 1;
  for (let k = level; k < listed; k++) {
    if (k === level) {
      begins[levels++] = k;
      level = listed;
    }
    if (listed - level > most) return null;
    const v = queue[k]!;
    const end = first[v + 1]!;
    for (let p = first[v]!; p < end; p++) {
      const w = otherEnd(graph, links[p]!, v);
      if (seen[w]) continue;
      seen[w] = 1;
      queue[listed++] = w;
    }
  }
  return { listed, levels };
}

/**
 * Width, in joints, of a girder that is worth sweeping, on average and at most, and the least ratio of length to width.
 */
const NARROW = 8;
const WIDEST = 16;
const SLENDER = 8;
