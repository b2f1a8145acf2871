/** A place: x, y, z in the document's unit of length. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Places in one box, or two boxes of which the second begins at `cut` along an axis. */
type Box =
  | readonly number[]
  | { readonly axis: number; readonly cut: number; readonly below: Box; readonly above: Box };

/** Places looked at one by one cost less than another cut through their box. */
const FEW = 8;

/**
 * Creates what lists the places between two others on the straight line from one to the other, nearest to the first
 * first. Places within `tolerance` of the line are on it, in their own unit; those within it of an end are not between.
 * Places stand in boxes that are halved until few are in each, and only the boxes that the line passes are looked at.
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
  const whole = halve(places.map((_, k) => k));

  return (i, j) => {
    if (!places[i] || !places[j]) return [];
    const from = axes.map((values) => values[i]!) as [number, number, number];
    const way = axes.map((values, k) => values[j]! - from[k]!) as [number, number, number];
    const [ax, ay, az] = from;
    const [dx, dy, dz] = way;
    const length = Math.hypot(dx, dy, dz);
    const found: { readonly index: number; readonly share: number }[] = [];
    /** Looks at the places of a box that the line passes, if at all, from share `s` of its length to `t`. */
    const look = (box: Box, s: number, t: number): void => {
      if (s > t) return;
      if (!('cut' in box)) {
        for (const index of box) {
          const x = xs[index]! - ax;
          const y = ys[index]! - ay;
          const z = zs[index]! - az;
          const share = (x * dx + y * dy + z * dz) / length ** 2;
          const off = (x - share * dx) ** 2 + (y - share * dy) ** 2 + (z - share * dz) ** 2;
          if (off <= tolerance ** 2 && share * length > tolerance && (1 - share) * length > tolerance)
            found.push({ index, share });
        }
        return;
      }
      const start = from[box.axis]!;
      const by = way[box.axis]!;
      // Twice the tolerance, so that no rounding of the shares loses a place.
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
    look(whole, 0, 1);
    return found
      .sort((one, other) => one.share - other.share || one.index - other.index)
      .map(({ index }) => index);
  };
}
