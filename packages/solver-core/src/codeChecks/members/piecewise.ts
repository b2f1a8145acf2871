import { evaluate } from '../../linalg/polynomial.ts';
import type { Segments } from '../../sizing/sources.ts';

/** Returns the value at a place of the piece that contains `within`. */
export function polynomialAt(pieces: Segments, x: number, within = x): number {
  const piece = pieces.find(({ x0, x1 }) => within >= x0 && within <= x1);
  return piece === undefined ? 0 : evaluate(piece.c, x - piece.x0);
}

/** Scales lengths by `length` and values by `value`. */
export function scalePieces(pieces: Segments, length: number, value: number): Segments {
  return pieces.map(({ x0, x1, c }) => ({
    x0: x0 * length,
    x1: x1 * length,
    c: c.map((coefficient, power) => (value * coefficient) / length ** power),
  }));
}

/** Returns the derivatives of the pieces. */
export function derive(pieces: Segments): Segments {
  return pieces.map(({ x0, x1, c }) => ({
    x0,
    x1,
    c: c.length < 2 ? [0] : c.slice(1).map((coefficient, k) => (k + 1) * coefficient),
  }));
}
