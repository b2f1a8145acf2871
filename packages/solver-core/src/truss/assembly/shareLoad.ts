/**
 * Distributes a load on part of a link to its two ends, as the reactions of a rod hinged at both ends.
 *
 * The load is the quadratic through the ordinates [start, middle, end] of the range [x0, x1], 0 <= x0 < x1 <= `length`,
 * x from the first end. Returns the forces on the first and on the second end, along the load. Exact up to rounding:
 * Simpson's rule is exact for the cubic q·x. Source: THEORY.md, "Trusses: signs, actions and units".
 *
 * @example shareLoad({ range: [0, 6], ordinates: [2, 2, 2], length: 6 }) // [6, 6]
 */
export function shareLoad(of: {
  readonly range: readonly [number, number];
  readonly ordinates: readonly [number, number, number];
  readonly length: number;
}): readonly [first: number, second: number] {
  const [x0, x1] = of.range;
  const [y0, y1, y2] = of.ordinates;
  const width = x1 - x0;
  const total = ((y0 + 4 * y1 + y2) / 6) * width;
  const aboutStart = ((2 * y1 + y2) / 6) * width * width;
  const aboutEnd = ((2 * y1 + y0) / 6) * width * width;
  return [((of.length - x1) * total + aboutEnd) / of.length, (x0 * total + aboutStart) / of.length];
}
