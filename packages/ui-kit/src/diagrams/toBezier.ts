import { evaluate } from '@eecs/solver-core';
import { type Polynomial, degree, evaluateSlope } from './polynomial.ts';

/** A cubic Bezier piece of a curve y(x); x runs evenly, so only the four heights are needed. */
export interface BezierPiece {
  readonly x0: number;
  readonly x1: number;
  /** Heights of start, two control points, end. */
  readonly y: readonly [number, number, number, number];
}

const MAX_SPLITS = 64;

/**
 * Writes a polynomial on [x0, x1], in powers of x - x0, as cubic Bezier pieces. Up to degree 3 one piece is exact.
 * Above, the pieces agree with it in value and slope at their ends; their number follows from the error of such a
 * piece, |f''''| h^4 / 384, which stays below `tolerance` (in units of the value), and is at most 64.
 */
export function toBezier(
  { x0, x1, c }: { readonly x0: number; readonly x1: number; readonly c: Polynomial },
  tolerance: number,
): BezierPiece[] {
  const length = x1 - x0;
  const count = degree(c) <= 3 ? 1 : countPieces(c, length, tolerance);
  const h = length / count;
  const pieces: BezierPiece[] = [];
  let start = 0;
  let y0 = evaluate(c, start);
  let slope0 = evaluateSlope(c, start);
  for (let i = 0; i < count; i += 1) {
    const end = i === count - 1 ? length : (i + 1) * h;
    const y3 = evaluate(c, end);
    const slope3 = evaluateSlope(c, end);
    const third = (end - start) / 3;
    pieces.push({
      x0: x0 + start,
      x1: i === count - 1 ? x1 : x0 + end,
      y: [y0, y0 + third * slope0, y3 - third * slope3, y3],
    });
    start = end;
    y0 = y3;
    slope0 = slope3;
  }
  return pieces;
}

/** The sum of the absolute terms bounds the fourth derivative on the whole stretch. */
function countPieces(c: Polynomial, length: number, tolerance: number): number {
  let bound = 0;
  for (let k = c.length - 1; k >= 4; k -= 1) {
    bound = bound * length + Math.abs(c[k] ?? 0) * k * (k - 1) * (k - 2) * (k - 3);
  }
  const wanted = ((bound * length ** 4) / (384 * tolerance)) ** 0.25;
  return Number.isFinite(wanted) ? Math.min(MAX_SPLITS, Math.max(1, Math.ceil(wanted))) : MAX_SPLITS;
}
