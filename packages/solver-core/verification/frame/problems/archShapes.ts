/** A half of a parabolic arch over a span of `l` with the rise `f`, left or right of its crown: its chord is inclined. */
export function halfParabola(l: number, f: number, side: 'left' | 'right'): object {
  const chord = Math.hypot(l / 2, f);
  // The middle of the half lies f/4 vertically above the middle of its chord.
  return {
    kind: 'parabola',
    rise: ((f / 4) * (l / 2)) / chord,
    shift: ((side === 'left' ? 1 : -1) * (f / 4) * f) / chord,
  };
}

/** A quarter of a circle with radius R, which bends to the right on its way from joint i. */
export const quarter = (R: number): object => ({ kind: 'arc', rise: R * (1 - Math.SQRT1_2) });
export const semicircle = (R: number): object => ({ kind: 'arc', rise: R });

/**
 * Integrals of pⁿ·√(1 + p²) from 0 to p0, for n = 0 to 4, by integration by parts: along the half of a parabola whose
 * slope falls from p0 to 0.
 */
export function slopeIntegrals(p0: number): readonly [number, number, number, number, number] {
  const w = Math.sqrt(1 + p0 * p0);
  const j0 = (p0 * w + Math.asinh(p0)) / 2;
  const j1 = (w ** 3 - 1) / 3;
  const next = (n: number, before: number): number => (p0 ** (n - 1) * w ** 3 - (n - 1) * before) / (n + 2);
  const j2 = next(2, j0);
  return [j0, j1, j2, next(3, j1), next(4, j2)];
}

/** The integral of y² over the axis of a parabolic arch, for y = f(1 - p²/p0²) and ds = l/(2·p0)·√(1 + p²) dp. */
export function squaredHeights(l: number, f: number): number {
  const p0 = (4 * f) / l;
  const [j0, , j2, , j4] = slopeIntegrals(p0);
  return ((f * f * l) / (2 * p0)) * 2 * (j0 - (2 * j2) / p0 ** 2 + j4 / p0 ** 4);
}

/** The fraction of its axis, from the springing to the crown, at which half a parabolic arch reaches a fraction of l/2. */
export function alongHalf(l: number, f: number, part: number): number {
  const [whole] = slopeIntegrals((4 * f) / l);
  const [beyond] = slopeIntegrals(((4 * f) / l) * (1 - part));
  return 1 - beyond / whole;
}
