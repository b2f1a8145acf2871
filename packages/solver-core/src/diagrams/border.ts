import { bound, crossings, evaluate } from '../linalg/polynomial.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { SAME_EXTREME } from '../linalg/tolerance.ts';
import { turnsOf } from '../linalg/turns.ts';
import type { DiagramSegment } from './diagram.ts';
import type { Stretch } from './stretches.ts';

/**
 * The upper or lower border of several piecewise polynomials, with the index of the polynomial that governs each
 * segment.
 */
export interface SegmentBorder {
  readonly segments: readonly DiagramSegment[];
  readonly governing: readonly number[];
}

/**
 * Computes the upper (`sign` 1) or lower (-1) border of several piecewise polynomials, which are divided into
 * stretches.
 *
 * The border is cut at the roots of differences. Among equal polynomials the first governs. Two places closer than
 * `near` are one.
 */
export function computeBorder(stretches: readonly Stretch[], sign: 1 | -1, near: number): SegmentBorder {
  const governing: number[] = [];
  const segments: DiagramSegment[] = [];
  let last: DiagramSegment | null = null;
  for (const stretch of stretches) {
    for (const { index, from, to } of governingPieces(stretch, sign, near)) {
      const whole = stretch.wholes[index]!;
      const end = to === stretch.x1 - stretch.x0 ? stretch.x1 : stretch.x0 + to;
      // Segments that only another diagram's end has cut are joined again.
      const before = last === whole && governing.at(-1) === index ? segments.pop() : undefined;
      if (before === undefined) governing.push(index);
      const x0 = before?.x0 ?? stretch.x0 + from;
      segments.push({ x0, x1: end, c: before?.c ?? shifted(stretch.polynomials[index]!, from) });
      last = whole;
    }
  }
  return { segments, governing };
}

/** The part of a stretch on which one polynomial governs. */
export interface Piece {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Lists which polynomial is the greatest (`sign` 1) or the least (-1) on which part of a stretch, from 0 to its length.
 */
export function governingPieces(
  { x0, x1, polynomials }: Pick<Stretch, 'x0' | 'x1' | 'polynomials'>,
  sign: 1 | -1,
  near: number,
): readonly Piece[] {
  const h = x1 - x0;
  let pieces: readonly Piece[] = [{ index: 0, from: 0, to: h }];
  for (let index = 1; index < polynomials.length; index++) {
    const next: Piece[] = [];
    for (const piece of pieces)
      contest(next, piece, index, {
        rival: polynomials[index]!,
        holder: polynomials[piece.index]!,
        sign,
        h,
        near,
      });
    pieces = next;
  }
  return pieces;
}

/** Returns by how much the rival exceeds the current polynomial in the direction of `sign`. */
function excess(rival: readonly number[], holder: readonly number[], sign: 1 | -1): readonly number[] {
  const length = Math.max(rival.length, holder.length);
  const c = new Array<number>(length);
  for (let k = 0; k < length; k++) c[k] = sign * ((rival[k] ?? 0) - (holder[k] ?? 0));
  return c;
}

interface Contestants {
  readonly rival: readonly number[];
  readonly holder: readonly number[];
  readonly sign: 1 | -1;
  readonly h: number;
  readonly near: number;
}

/**
 * Gives a candidate the parts of a piece where it exceeds the current leader, and appends all parts. Between crossings
 * the greater one leads.
 */
function contest(
  pieces: Piece[],
  { index, from, to }: Piece,
  candidate: number,
  { rival, holder, sign, h, near }: Contestants,
): void {
  const c = excess(rival, holder, sign);
  const tie = SAME_EXTREME * (bound(rival, h) + bound(holder, h));
  if (bound(c, h) <= tie) return append(pieces, index, from, to);
  const turns = turnsOf(c, h);
  const cuts = crossings(c, h, turns);
  let start = from;
  for (let k = 0; k <= cuts.length; k++) {
    const end = k < cuts.length ? cuts[k]! : to;
    if (k < cuts.length && (end <= from + near || end >= to - near)) continue;
    append(pieces, mostOf(c, turns, start, end) > tie ? candidate : index, start, end);
    start = end;
  }
}

/** Returns the value of greatest magnitude at the ends of a piece, at its turning points and in its middle. */
function mostOf(c: readonly number[], turns: readonly number[], start: number, end: number): number {
  let most = evaluate(c, start);
  const visit = (s: number): void => {
    const value = evaluate(c, s);
    if (Math.abs(value) > Math.abs(most)) most = value;
  };
  for (const s of turns) if (s > start && s < end) visit(s);
  visit(end);
  visit((start + end) / 2);
  return most;
}

function append(pieces: Piece[], index: number, from: number, to: number): void {
  const before = pieces.at(-1);
  if (before?.index === index) pieces[pieces.length - 1] = { index, from: before.from, to };
  else pieces.push({ index, from, to });
}
