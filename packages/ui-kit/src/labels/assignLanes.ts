/** A range along the beam. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Assigns to each range, in order, the lowest lane in which it overlaps no other; a range without a free lane shares
 * the last one.
 */
export function assignLanes(ranges: readonly Range[], lanes: number): number[] {
  const occupied: Range[][] = Array.from({ length: lanes }, () => []);
  return ranges.map((range) => {
    const free = occupied.findIndex((lane) => lane.every((other) => !meets(range, other)));
    const lane = free < 0 ? lanes - 1 : free;
    occupied[lane]?.push(range);
    return lane;
  });
}

function meets(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}
