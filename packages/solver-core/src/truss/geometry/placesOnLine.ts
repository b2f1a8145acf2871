/** A place: x, y, z in the document's unit of length. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
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
  const ranges = (['x', 'y', 'z'] as const).map((axis) => {
    const order = places.map((_, k) => k).sort((a, b) => places[a]![axis] - places[b]![axis]);
    /** Finds where the first place stands that is not below a value. */
    const find = (value: number): number => {
      let [low, high] = [0, order.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (places[order[middle]!]![axis] < value) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return (a: Place, b: Place) => ({
      order,
      from: find(Math.min(a[axis], b[axis]) - tolerance),
      to: find(Math.max(a[axis], b[axis]) + tolerance),
    });
  });
  return (i, j) => {
    const [a, b] = [places[i], places[j]];
    if (!a || !b) return [];
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const dz = b.z - a.z;
    const length = Math.hypot(dx, dy, dz);
    const { order, from, to } = ranges
      .map((range) => range(a, b))
      .reduce((least, one) => (one.to - one.from < least.to - least.from ? one : least));
    const found: { readonly index: number; readonly share: number }[] = [];
    for (let at = from; at < to; at += 1) {
      const index = order[at]!;
      const place = places[index]!;
      const x = place.x - a.x;
      const y = place.y - a.y;
      const z = place.z - a.z;
      const share = (x * dx + y * dy + z * dz) / length ** 2;
      const off = (x - share * dx) ** 2 + (y - share * dy) ** 2 + (z - share * dz) ** 2;
      if (off <= tolerance ** 2 && share * length > tolerance && (1 - share) * length > tolerance)
        found.push({ index, share });
    }
    return found.sort((one, other) => one.share - other.share).map(({ index }) => index);
  };
}
