import type { LineLoad } from './pieces.ts';

/** A piece of length h under the load a + b·t + c·t², t from its left end. */
export interface LoadedPiece {
  x0: number;
  x1: number;
  h: number;
  a: number;
  b: number;
  c: number;
}

/** Creates the piece that a sweep fills again and again: a record for each would cost more than the sums. */
export function createPiece(): LoadedPiece {
  return { x0: 0, x1: 0, h: 0, a: 0, b: 0, c: 0 };
}

/** Fills the piece with the one of that index. */
export function readPieceInto(piece: LoadedPiece, { places, q0, q1, q2 }: LineLoad, p: number): void {
  piece.x0 = places[p]!;
  piece.x1 = places[p + 1]!;
  piece.h = piece.x1 - piece.x0;
  piece.a = q0[p]!;
  piece.b = q1[p]!;
  piece.c = q2[p]!;
}
