import { type Diagram, evaluate } from '@eecs/solver-core';
import { type Polynomial, shift } from './polynomial.ts';

/** A stretch of a diagram on one side of the axis. */
export interface SignedPiece {
  readonly x0: number;
  readonly x1: number;
  /** In powers of x - x0. */
  readonly c: Polynomial;
  readonly sign: -1 | 0 | 1;
}

/** Cuts the segments at the zeros, so that every piece lies on one side of the axis. Segments and zeros ascend. */
export function splitBySign({ segments, zeros }: Pick<Diagram, 'segments' | 'zeros'>): SignedPiece[] {
  const pieces: SignedPiece[] = [];
  let at = 0;
  for (const { x0, x1, c } of segments) {
    let start = x0;
    while (start < x1) {
      while ((zeros[at] ?? Infinity) <= start) at += 1;
      const end = Math.min(zeros[at] ?? x1, x1);
      const middle = evaluate(c, (start + end) / 2 - x0);
      const sign = middle > 0 ? 1 : middle < 0 ? -1 : 0;
      pieces.push({ x0: start, x1: end, c: start === x0 ? c : shift(c, start - x0), sign });
      start = end;
    }
  }
  return pieces;
}

/** Cuts a piece to the interval between two places; a piece inside it is returned unchanged. */
export function cutPiece(piece: SignedPiece, start: number, end: number): SignedPiece {
  const x0 = Math.max(start, piece.x0);
  const x1 = Math.min(end, piece.x1);
  if (x0 === piece.x0 && x1 === piece.x1) return piece;
  return { ...piece, x0, x1, c: x0 === piece.x0 ? piece.c : shift(piece.c, x0 - piece.x0) };
}
