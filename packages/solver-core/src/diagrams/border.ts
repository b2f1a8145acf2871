import { bound, crossings, evaluate } from '../linalg/polynomial.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { SAME_EXTREME } from '../linalg/tolerance.ts';
import { turnsOf } from '../linalg/turns.ts';
import type { DiagramSegment } from './diagram.ts';
import type { Stretch } from './stretches.ts';

/** The greatest, or the least, of several piecewise polynomials, with the index of the one that governs each segment. */
export interface SegmentBorder {
  readonly segments: readonly DiagramSegment[];
  readonly governing: readonly number[];
}

/**
 * Computes the greatest (`sign` 1) or the least (-1) of several piecewise polynomials, which are cut into stretches.
 *
 * Cuts are roots of differences. Among equal ones the first governs. Two places closer than `near` are one.
 */
export function computeBorder(stretches: readonly Stretch[], sign: 1 | -1, near: number): SegmentBorder {
  const governing: number[] = [];
  const segments: DiagramSegment[] = [];
  let last: DiagramSegment | null = null;
  for (const stretch of stretches) {
    for (const { index, from, to } of governingPieces(stretch, sign, near)) {
      const whole = stretch.wholes[index]!;
      const end = to === stretch.x1 - stretch.x0 ? stretch.x1 : stretch.x0 + to;
      // Segments that only another diagram has cut become one again.
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

/** Lists which diagram is the greatest (`sign` 1) or the least on which part of a stretch, from 0 to its length. */
export function governingPieces(
  { x0, x1, polynomials }: Pick<Stretch, 'x0' | 'x1' | 'polynomials'>,
  sign: 1 | -1,
  near: number,
): readonly Piece[] {
  const h = x1 - x0;
  let pieces: readonly Piece[] = [{ index: 0, from: 0, to: h }];
  for (let index = 1; index < polynomials.length; index++) {
    const rival = polynomials[index]!;
    pieces = joined(
      pieces.flatMap((piece) => {
        const lead = excess(rival, polynomials[piece.index]!, sign);
        return contest(piece, index, { lead, h, near });
      }),
    );
  }
  return pieces;
}

/** By how much one polynomial is beyond the other, with what its terms sum up to. */
interface Lead {
  readonly c: readonly number[];
  readonly noise: (s: number) => number;
}

function excess(rival: readonly number[], holder: readonly number[], sign: 1 | -1): Lead {
  const length = Math.max(rival.length, holder.length);
  const c = Array.from({ length }, (_, k) => sign * ((rival[k] ?? 0) - (holder[k] ?? 0)));
  return { c, noise: (s) => SAME_EXTREME * (bound(rival, s) + bound(holder, s)) };
}

/**
 * Gives a candidate the parts of a piece where it exceeds the current leader; between crossings the greatest one
 * leads.
 */
function contest(
  { index, from, to }: Piece,
  rival: number,
  { lead: { c, noise }, h, near }: { readonly lead: Lead; readonly h: number; readonly near: number },
): readonly Piece[] {
  const tie = noise(h);
  if (bound(c, h) <= tie) return [{ index, from, to }];
  const turns = turnsOf(c, h);
  const cuts = crossings(c, h, turns).filter((s) => s > from + near && s < to - near);
  const ends = [from, ...cuts, to];
  return ends.slice(1).map((end, k) => {
    const start = ends[k]!;
    const places = [start, ...turns.filter((s) => s > start && s < end), end, (start + end) / 2];
    const most = places
      .map((s) => evaluate(c, s))
      .reduce((greatest, value) => (Math.abs(value) > Math.abs(greatest) ? value : greatest));
    return { index: most > tie ? rival : index, from: start, to: end };
  });
}

function joined(pieces: readonly Piece[]): readonly Piece[] {
  const list: Piece[] = [];
  for (const piece of pieces) {
    const before = list.at(-1);
    if (before?.index === piece.index) list[list.length - 1] = { ...before, to: piece.to };
    else list.push(piece);
  }
  return list;
}
