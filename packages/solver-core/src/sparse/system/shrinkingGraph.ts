import { type JointGraph } from './jointGraph.ts';

/**
 * A graph that falls apart: the neighbours that node v still has are neighbours[starts[v]] up to neighbours[stops[v]].
 * Passes over a part then read its own links only and need not ask who belongs to it.
 */
export interface ShrinkingGraph {
  readonly starts: Int32Array;
  readonly stops: Int32Array;
  readonly neighbours: Int32Array;
  /** Takes the first `count` nodes listed from the lists of their neighbours. */
  leave(nodes: Int32Array, count: number): void;
}

export function shrinkGraph({ starts, neighbours: given }: JointGraph): ShrinkingGraph {
  const stops = starts.slice(1);
  const neighbours = given.slice();
  const gone = new Uint8Array(stops.length);
  const visits = new Int32Array(stops.length);
  let round = 0;

  /** Each list once a round, however many leave it: a joint may be linked with all others. */
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
