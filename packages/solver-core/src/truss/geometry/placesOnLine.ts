/** A place: x, y, z in the document's unit of length. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const AXES = ['x', 'y', 'z'] as const;

/** Places in the order of one coordinate. */
interface Order {
  /** The coordinate by the indexes of the places, and in its order. */
  readonly of: Float64Array;
  readonly values: Float64Array;
  readonly indexes: Int32Array;
}

/**
 * Creates what lists the places between two others on the straight line from one to the other, nearest to the first
 * first. Places within `tolerance` of the line are on it, in their own unit; those within it of an end are not between.
 * Only the places beside the line along that axis on which the fewest are beside it are looked at.
 *
 * @example createPlacesOnLine([{ x: 0, y: 0, z: 0 }, { x: 2, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }], 1e-6)(0, 1) // [2]
 */
export function createPlacesOnLine(
  places: readonly Place[],
  tolerance: number,
): (i: number, j: number) => number[] {
  const coordinates = AXES.map((axis) => Float64Array.from(places, (place) => place[axis]));
  const [xs, ys, zs] = coordinates as [Float64Array, Float64Array, Float64Array];
  const orders = coordinates.map((of): Order => {
    const indexes = Int32Array.from(places, (_, index) => index).sort((a, b) => of[a]! - of[b]!);
    return { of, indexes, values: Float64Array.from(indexes, (index) => of[index]!) };
  });
  const alongs = new Float64Array(places.length);
  return (i, j) => {
    if (places[i] === undefined || places[j] === undefined) return [];
    const [x, y, z] = [xs[i]!, ys[i]!, zs[i]!];
    const [dx, dy, dz] = [xs[j]! - x, ys[j]! - y, zs[j]! - z];
    const length = Math.hypot(dx, dy, dz);
    if (!(length > 0)) return [];
    let [least, from, to]: [Order | null, number, number] = [null, 0, Infinity];
    for (const order of orders) {
      const [a, b] = [order.of[i]!, order.of[j]!];
      const first = findFirst(order.values, Math.min(a, b) - tolerance);
      const last = findFirst(order.values, Math.max(a, b) + tolerance);
      if (last - first < to - from) [least, from, to] = [order, first, last];
    }
    const found: number[] = [];
    for (let at = from; least !== null && at < to; at += 1) {
      const index = least.indexes[at]!;
      const px = xs[index]! - x;
      const py = ys[index]! - y;
      const pz = zs[index]! - z;
      const along = (px * dx + py * dy + pz * dz) / length;
      if (along <= tolerance || along >= length - tolerance) continue;
      const share = along / length;
      const off = (px - share * dx) ** 2 + (py - share * dy) ** 2 + (pz - share * dz) ** 2;
      if (off > tolerance ** 2) continue;
      alongs[index] = along;
      found.push(index);
    }
    return found.sort((a, b) => alongs[a]! - alongs[b]!);
  };
}

/** Finds the place of the first of sorted numbers that is not below a value. */
function findFirst(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
