import { createDirection, type Direction, findReachInto } from './directions.ts';
import { type ShrinkingGraph } from './shrinkingGraph.ts';

/** Computes the levels of a breadth-first search as a direction. */
export interface Levels {
  /**
   * Searches the nodes order[start..end) from a peripheral node; unconnected components follow one another. The next
   * call overwrites the direction; `last` is its last level.
   */
  find(start: number, end: number): { readonly direction: Direction; readonly last: number };
}

export function createLevels(graph: ShrinkingGraph, order: Int32Array): Levels {
  const { starts, stops, neighbours } = graph;
  const n = order.length;
  const direction = createDirection(n);
  const levels = direction.places;
  const queue = new Int32Array(n);
  const seen = new Int32Array(n).fill(-1);
  let searches = 0;

  function search(root: number, start: number, end: number): number {
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
    return level;
  }

  return {
    find(start, end) {
      search(order[start]!, start, end);
      // The last node found is far from the others, so it is an end of the part.
      const last = search(queue[end - start - 1]!, start, end);
      findReachInto(direction, graph, order, start, end);
      return { direction, last };
    },
  };
}
