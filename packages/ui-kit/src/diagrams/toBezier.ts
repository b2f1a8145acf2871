import { type Polynomial, degree, differentiate, evaluate } from './polynomial.ts';

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
 * Above, pieces that agree in value and slope at their ends; their number follows from the error of such a piece,
 * |f''''| h^4 / 384, held below `tolerance` (in units of the value), and is at most 64.
 */
export function toBezier(
  { x0, x1, c }: { readonly x0: number; readonly x1: number; readonly c: Polynomial },
  tolerance: number,
): BezierPiece[] {
  const length = x1 - x0;
  const slope = differentiate(c);
  const count = degree(c) <= 3 ? 1 : countPieces(c, length, tolerance);
  const h = length / count;
  return Array.from({ length: count }, (_, i) => {
    const start = i * h;
    const end = i === count - 1 ? length : start + h;
    const y0 = evaluate(c, start);
    const y3 = evaluate(c, end);
    const third = (end - start) / 3;
    return {
      x0: x0 + start,
      x1: i === count - 1 ? x1 : x0 + end,
      y: [y0, y0 + third * evaluate(slope, start), y3 - third * evaluate(slope, end), y3],
    };
  });
}

function countPieces(c: Polynomial, length: number, tolerance: number): number {
  const fourth = differentiate(differentiate(differentiate(differentiate(c))));
  // The sum of the absolute terms bounds the derivative on the whole stretch.
  const bound = evaluate(fourth.map(Math.abs), length);
  const wanted = ((bound * length ** 4) / (384 * tolerance)) ** 0.25;
  return Number.isFinite(wanted) ? Math.min(MAX_SPLITS, Math.max(1, Math.ceil(wanted))) : MAX_SPLITS;
}
