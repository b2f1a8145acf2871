import { type JointGraph } from './jointGraph.ts';

/**
 * A graph that falls apart: the neighbours that node v still has are neighbours[starts[v]] up to neighbours[stops[v]]. Passes over a part then read
 * its own links only and need not ask who belongs to it.
 */
export interface ShrinkingGraph {
  readonly starts: Int32Array;
  readonly stops: Int32Array;
  readonly neighbours: Int32Array;
  /** Takes a node from the lists of its neighbours. */
  leave(node: number): void;
}

export function shrinkGraph({ starts, neighbours: given }: JointGraph): ShrinkingGraph {
  const stops = starts.slice(1);
  const neighbours = given.slice();
  return {
    starts,
    stops,
    neighbours,
    leave(node) {
      for (let p = starts[node]!; p < stops[node]!; p++) {
        const w = neighbours[p]!;
        let stop = stops[w]!;
        for (let q = starts[w]!; q < stop;)
          if (neighbours[q] === node) neighbours[q] = neighbours[--stop]!;
          else q++;
        stops[w] = stop;
      }
      stops[node] = starts[node]!;
    },
  };
}
