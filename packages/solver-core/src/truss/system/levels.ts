import { type ShrinkingGraph } from './shrinkingGraph.ts';

/** Levels of a breadth-first search within a part. */
export interface Levels {
  /** Level of each node of the part order[start..end), searched from one end of it; parts of it that do not hang together follow each other. */
  find(part: { readonly start: number; readonly end: number }): Float64Array;
  /** The last level found. */
  count(): number;
}

export function createLevels({ starts, stops, neighbours }: ShrinkingGraph, order: Int32Array): Levels {
  const n = order.length;
  const levels = new Float64Array(n);
  const queue = new Int32Array(n);
  const seen = new Int32Array(n).fill(-1);
  let searches = 0;
  let last = 0;

  function search(root: number, start: number, end: number): void {
    const round = searches++;
    let listed = 0;
    let level = -1;
    for (let k = start - 1; k < end; k++) {
      const first = k < start ? root : order[k]!;
      if (seen[first] === round) continue;
      seen[first] = round;
      levels[first] = ++level;
      queue[listed++] = first;
      for (let q = listed - 1; q < listed; q++) {
        const v = queue[q]!;
        level = levels[v]!;
        const stop = stops[v]!;
        for (let p = starts[v]!; p < stop; p++) {
          const w = neighbours[p]!;
          if (seen[w] === round) continue;
          seen[w] = round;
          levels[w] = level + 1;
          queue[listed++] = w;
        }
      }
    }
    last = level;
  }

  return {
    find({ start, end }) {
      search(order[start]!, start, end);
      // The last node found is far from any other: an end of the part.
      search(queue[end - start - 1]!, start, end);
      return levels;
    },
    count: () => last,
  };
}
