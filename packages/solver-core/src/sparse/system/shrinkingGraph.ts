import { type JointGraph } from './jointGraph.ts';

/**
 * A graph from which nodes are removed: the remaining neighbours of node v are neighbours[starts[v]] up to
 * neighbours[stops[v]]. Passes over a part then read only its own links and need not check membership.
 */
export interface ShrinkingGraph {
  readonly starts: Int32Array;
  readonly stops: Int32Array;
  readonly neighbours: Int32Array;
  /** Removes the first `count` listed nodes from the lists of their neighbours. */
  leave(nodes: Int32Array, count: number): void;
}

export function shrinkGraph({ starts, neighbours: given }: JointGraph): ShrinkingGraph {
  const stops = starts.slice(1);
  const neighbours = given.slice();
  const gone = new Uint8Array(stops.length);
  const visits = new Int32Array(stops.length);
  let round = 0;

  /**
   * Each list is compacted once in a round, however many neighbours are removed, because a joint may be linked with all
   * others.
   */
  function shorten(w: number): void {
    visits[w] = round;
    let stop = stops[w]!;
    for (let q = starts[w]!; q < stop;)
      if (gone[neighbours[q]!]) neighbours[q] = neighbours[--stop]!;
      else q++;
    stops[w] = stop;
  }

  return {
    starts,
    stops,
    neighbours,
    leave(nodes, count) {
      round++;
      for (let k = 0; k < count; k++) gone[nodes[k]!] = 1;
      for (let k = 0; k < count; k++) {
        const node = nodes[k]!;
        for (let p = starts[node]!; p < stops[node]!; p++) {
          const w = neighbours[p]!;
          if (visits[w] !== round && !gone[w]) shorten(w);
        }
        stops[node] = starts[node]!;
      }
    },
  };
}
