import { evaluate } from '../../linalg/polynomial.ts';
import type { Segments } from '../../sizing/sources.ts';

/** Returns the index of the first piece that reaches a place; pieces follow each other. */
function findPiece(pieces: Segments, x: number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.x1 >= x) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the value at a place; where two pieces meet, that of the left one. */
export function polynomialAt(pieces: Segments, x: number): number {
  const piece = pieces[findPiece(pieces, x)];
  return piece === undefined ? 0 : evaluate(piece.c, x - piece.x0);
}

/** Returns the values on both sides of a place. */
export function valuesAround(pieces: Segments, x: number): number[] {
  const index = findPiece(pieces, x);
  return [pieces[index], pieces[index + 1]].flatMap((piece) =>
    piece === undefined || x < piece.x0 || x > piece.x1 ? [] : [evaluate(piece.c, x - piece.x0)],
  );
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
