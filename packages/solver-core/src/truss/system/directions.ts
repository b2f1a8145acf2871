/** Directions to look along, and how far the nodes of a part stand apart in them. */
export interface Directions {
  /** Place of each node along each direction: the axes first, then diagonals. */
  readonly places: readonly Float64Array[];
  /** Measures the nodes order[start..end) along the first `count` directions; the answer is overwritten by the next call. */
  measure(order: Int32Array, start: number, end: number, count: number): Extents;
}

export interface Extents {
  count: number;
  readonly lows: Float64Array;
  readonly highs: Float64Array;
  longest: number;
}

/** Projects the nodes' joints, `dim` coordinates each, onto axes and diagonals of unit length. */
export function createDirections(coordinates: Float64Array, dim: 2 | 3, joints: Int32Array): Directions {
  const places = (dim === 2 ? PLANE : SPACE).map((direction) => {
    const place = new Float64Array(joints.length);
    for (let v = 0; v < place.length; v++) {
      const at = dim * joints[v]!;
      let sum = 0;
      for (let axis = 0; axis < dim; axis++)
        if (direction[axis] !== 0) sum += coordinates[at + axis]! * direction[axis]!;
      place[v] = sum;
    }
    return place;
  });
  const extents: Extents = {
    count: 0,
    lows: new Float64Array(places.length),
    highs: new Float64Array(places.length),
    longest: 0,
  };
  return {
    places,
    measure(order, start, end, count) {
      extents.count = count;
      extents.longest = 0;
      for (let axis = 0; axis < count; axis++) {
        const place = places[axis]!;
        let low = Infinity;
        let high = -Infinity;
        for (let k = start; k < end; k++) {
          const x = place[order[k]!]!;
          if (x < low) low = x;
          if (x > high) high = x;
        }
        extents.lows[axis] = low;
        extents.highs[axis] = high;
        if (high - low > extents.longest) extents.longest = high - low;
      }
      return extents;
    },
  };
}

const H = Math.SQRT1_2;

const PLANE: readonly (readonly number[])[] = [
  [1, 0],
  [0, 1],
];

const SPACE: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [H, H, 0],
  [H, -H, 0],
];
