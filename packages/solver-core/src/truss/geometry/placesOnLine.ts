/** A place: x, y, z in the document's unit of length. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The places in one box, or two boxes, the second of which begins at `cut` along an axis. */
type Box =
  | readonly number[]
  | { readonly axis: number; readonly cut: number; readonly below: Box; readonly above: Box };

/** Examining this many places one by one costs less than dividing their box again. */
const FEW = 8;

/**
 * Creates a function that lists the places between two others on the straight line connecting them, starting with the
 * one nearest to the first. Places within `tolerance` of the line, in the unit of the places, are on it; places within
 * `tolerance` of an end are not between. If few places are within the line's range along some axis, only these are
 * examined; otherwise places are sorted into boxes that are halved until each contains few, and only the boxes that the
 * line passes are examined.
 *
 * @example createPlacesOnLine([{ x: 0, y: 0, z: 0 }, { x: 2, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }], 1e-6)(0, 1) // [2]
 */
export function createPlacesOnLine(
  places: readonly Place[],
  tolerance: number,
): (i: number, j: number) => number[] {
  const axes = (['x', 'y', 'z'] as const).map((axis) => Float64Array.from(places, (place) => place[axis]));
  const [xs, ys, zs] = axes as [Float64Array, Float64Array, Float64Array];

  const halve = (box: readonly number[]): Box => {
    let [axis, cut, most] = [-1, 0, tolerance];
    if (box.length > FEW)
      axes.forEach((values, k) => {
        let [low, high] = [Infinity, -Infinity];
        for (const index of box) {
          low = Math.min(low, values[index]!);
          high = Math.max(high, values[index]!);
        }
        const middle = low / 2 + high / 2;
        if (high - low > most && middle > low) [axis, cut, most] = [k, middle, high - low];
      });
    const values = axes[axis];
    if (!values) return box;
    const below = halve(box.filter((index) => values[index]! < cut));
    return { axis, cut, below, above: halve(box.filter((index) => values[index]! >= cut)) };
  };
  const listInRange = createRanges(axes, 2 * tolerance);
  let whole: Box | null = null;

  return (i, j) => {
    if (!places[i] || !places[j]) return [];
    const from = axes.map((values) => values[i]!) as [number, number, number];
    const way = axes.map((values, k) => values[j]! - from[k]!) as [number, number, number];
    const [ax, ay, az] = from;
    const [dx, dy, dz] = way;
    const length = Math.hypot(dx, dy, dz);
    const found: { readonly index: number; readonly share: number }[] = [];
    const add = (index: number): void => {
      const x = xs[index]! - ax;
      const y = ys[index]! - ay;
      const z = zs[index]! - az;
      const share = (x * dx + y * dy + z * dz) / length ** 2;
      const off = (x - share * dx) ** 2 + (y - share * dy) ** 2 + (z - share * dz) ** 2;
      if (off <= tolerance ** 2 && share * length > tolerance && (1 - share) * length > tolerance)
        found.push({ index, share });
    };
    /**
     * Examines the places of a box that the line passes, if it does, between the fractions `s` and `t` of its length.
     */
    const look = (box: Box, s: number, t: number): void => {
      if (s > t) return;
      if (!('cut' in box)) {
        box.forEach(add);
        return;
      }
      const start = from[box.axis]!;
      const by = way[box.axis]!;
      // Twice the tolerance, so that rounding of the fractions loses no place.
      const leaves = (box.cut + 2 * tolerance - start) / by;
      const enters = (box.cut - 2 * tolerance - start) / by;
      if (by < 0) {
        look(box.below, Math.max(s, leaves), t);
        look(box.above, s, Math.min(t, enters));
      } else {
        look(box.below, s, Math.min(t, leaves));
        look(box.above, Math.max(s, enters), t);
      }
    };
    const near = listInRange(i, j);
    if (near) near.forEach(add);
    else look((whole ??= halve(places.map((_, k) => k))), 0, 1);
    if (found.length === 0) return [];
    return found
      .sort((one, other) => one.share - other.share || one.index - other.index)
      .map(({ index }) => index);
  };
}

/** Up to this number, places within the range along one axis are examined one by one. */
const FEW_IN_RANGE = 48;

/**
 * Creates a function that lists the places within the range of two others, widened by `margin`, along the axis with the
 * fewest such places; it returns null if there are many along every axis.
 */
function createRanges(
  axes: readonly Float64Array[],
  margin: number,
): (i: number, j: number) => Int32Array | null {
  const sorted = axes.map((values) => {
    const order = Int32Array.from(values, (_, k) => k).sort((a, b) => values[a]! - values[b]!);
    return { values, order, along: Float64Array.from(order, (k) => values[k]!) };
  });
  return (i, j) => {
    let [least, found]: [number, Int32Array | null] = [FEW_IN_RANGE, null];
    for (const { values, order, along } of sorted) {
      const low = Math.min(values[i]!, values[j]!) - margin;
      const high = Math.max(values[i]!, values[j]!) + margin;
      const from = findFirst(along, (value) => value >= low);
      const to = findFirst(along, (value) => value > high);
      if (to - from <= least) [least, found] = [to - from, order.subarray(from, to)];
    }
    return found;
  };
}

/**
 * Finds the index of the first number of an ascending list for which `isFar` is true; returns the length of the list if
 * there is none.
 */
function findFirst(ascending: Float64Array, isFar: (value: number) => boolean): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFar(ascending[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
