/** The quadratic through three ordinates at the start, the middle and the end of a range, in terms of t from 0 to 1. */
export interface Quadratic {
  readonly at: (t: number) => number;
  /** Bezier ordinates of the same parabola: start, control point, end. */
  readonly bezier: readonly [number, number, number];
  /** Its zeros strictly inside the range, ascending. */
  readonly zeros: readonly number[];
  /** Its greatest magnitude on the range. */
  readonly peak: number;
}

/** Creates the quadratic of a distributed load from its ordinates. */
export function toQuadratic([y0, y1, y2]: readonly [number, number, number]): Quadratic {
  // y0 + b·t + a·t², from y(1/2) = y1 and y(1) = y2.
  const a = 2 * (y0 - 2 * y1 + y2);
  const b = 4 * y1 - 3 * y0 - y2;
  const at = (t: number): number => y0 + b * t + a * t * t;
  const turn = a === 0 ? 0 : -b / (2 * a);
  const candidates = [y0, y2, ...(turn > 0 && turn < 1 ? [at(turn)] : [])];
  return {
    at,
    bezier: [y0, 2 * y1 - (y0 + y2) / 2, y2],
    zeros: findZeros(a, b, y0).filter((t) => t > 0 && t < 1),
    peak: Math.max(...candidates.map(Math.abs)),
  };
}

/** Returns the part of a quadratic between two values of t, as Bezier ordinates. */
export function cutBezier(quadratic: Quadratic, t0: number, t1: number): readonly [number, number, number] {
  const start = quadratic.at(t0);
  const end = quadratic.at(t1);
  const middle = quadratic.at((t0 + t1) / 2);
  return [start, 2 * middle - (start + end) / 2, end];
}

function findZeros(a: number, b: number, c: number): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const discriminant = b * b - 4 * a * c;
  if (discriminant <= 0) return [];
  // The root farther from zero first, the other from their product, so that no digits are lost if 4ac is small.
  const q = -(b + Math.sign(b || 1) * Math.sqrt(discriminant)) / 2;
  return [q / a, ...(q === 0 ? [] : [c / q])].sort((m, n) => m - n);
}
