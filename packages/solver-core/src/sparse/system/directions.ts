import { type ShrinkingGraph } from './shrinkingGraph.ts';

/**
 * A direction along which a part is examined: the position of each node, and the first and the last position of its
 * neighbours and itself.
 */
export interface Direction {
  readonly places: Float64Array;
  readonly firsts: Float64Array;
  readonly lasts: Float64Array;
}

/** Creates a direction with undefined entries. */
export function createDirection(count: number): Direction {
  return {
    places: new Float64Array(count),
    firsts: new Float64Array(count),
    lasts: new Float64Array(count),
  };
}

/**
 * Computes the positions of the joints along axes and diagonals of unit length, from `dim` coordinates for each joint.
 * The axes come first.
 */
export function createDirections(
  graph: ShrinkingGraph,
  coordinates: Float64Array,
  dim: 2 | 3,
  joints: Int32Array,
  order: Int32Array,
): Direction[] {
  return (dim === 2 ? DIRECTIONS.slice(0, 2) : DIRECTIONS).map((cosines) => {
    const direction = createDirection(joints.length);
    const [x, y, z] = cosines as readonly [number, number, number];
    for (let v = 0; v < joints.length; v++) {
      const at = dim * joints[v]!;
      let place = 0;
      if (x !== 0) place += x * coordinates[at]!;
      if (y !== 0) place += y * coordinates[at + 1]!;
      if (z !== 0) place += z * coordinates[at + 2]!;
      direction.places[v] = place;
    }
    findReachInto(direction, graph, order, 0, order.length);
    return direction;
  });
}

/** Finds the extent of the nodes order[start..end) and their remaining neighbours along the direction. */
export function findReachInto(
  { places, firsts, lasts }: Direction,
  { starts, stops, neighbours }: ShrinkingGraph,
  order: Int32Array,
  start: number,
  end: number,
): void {
  for (let k = start; k < end; k++) {
    const v = order[k]!;
    let first = places[v]!;
    let last = first;
    const stop = stops[v]!;
    for (let p = starts[v]!; p < stop; p++) {
      const place = places[neighbours[p]!]!;
      if (place < first) first = place;
      if (place > last) last = place;
    }
    firsts[v] = first;
    lasts[v] = last;
  }
}

const H = Math.SQRT1_2;

/**
 * The axes and, in space, diagonals. Space grids are narrow along the diagonals of their plan: a cut there has 1/√2 as
 * many joints for its length as a cut along an axis.
 */
const DIRECTIONS: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [H, H, 0],
  [H, -H, 0],
];
