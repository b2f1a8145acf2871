import { evaluate, bound, crossings } from '../linalg/polynomial.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { SAME_EXTREME, SAME_PLACE } from '../linalg/tolerance.ts';
import { turnsOf } from '../linalg/turns.ts';
import type { Diagram, DiagramSegment } from './diagram.ts';
import { makeDiagram } from './makeDiagram.ts';

/** One border of an envelope: the greatest, or the least, of several diagrams at each place. */
export interface EnvelopeBorder {
  readonly diagram: Diagram;
  /** Index of the diagram that governs on each segment. */
  readonly governing: readonly number[];
  /** Index of the diagram the border's own extreme is of: the greatest of `max`, the least of `min`. */
  readonly extremeOf: number;
}

/** Between which values several diagrams of one beam lie. */
export interface Envelope {
  readonly max: EnvelopeBorder;
  readonly min: EnvelopeBorder;
}

/**
 * Computes the envelope of diagrams: at each place the greatest and the least of their values, as piecewise
 * polynomials.
 *
 * `diagrams` at least one, all from the left to the right end of one beam. A border is cut where diagrams cross, which
 * are roots of their differences; its pieces are pieces of the diagrams themselves. Of equal diagrams the first
 * governs. Exact up to rounding; differences below SAME_EXTREME of the terms they are of are none. Throws without a
 * diagram.
 *
 * @example computeEnvelope([dead.M, wind.M]).max.diagram.max // { x: 3, value: 13.9e3 }
 */
export function computeEnvelope(diagrams: readonly Diagram[]): Envelope {
  if (diagrams.length === 0) throw new Error('`computeEnvelope` needs a diagram');
  const stretches = cutTogether(diagrams);
  const [greatest, least] = [findExtreme(diagrams, 'max'), findExtreme(diagrams, 'min')];
  const [max, min] = [createBorder(stretches, 1), createBorder(stretches, -1)];
  // The extremes are the diagrams' own, to the last digit.
  return {
    max: { ...max, diagram: { ...max.diagram, max: diagrams[greatest]!.max }, extremeOf: greatest },
    min: { ...min, diagram: { ...min.diagram, min: diagrams[least]!.min }, extremeOf: least },
  };
}

/** All diagrams between two places where none of them changes, each in powers of x - x0. */
interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly polynomials: readonly (readonly number[])[];
  /** The segments they are parts of. */
  readonly wholes: readonly DiagramSegment[];
  /** Below this, relative to the length of the beam, two places are one. */
  readonly near: number;
}

/** Ends of segments are copies of the document's places: no slivers arise between diagrams of one beam. */
function cutTogether(diagrams: readonly Diagram[]): Stretch[] {
  const places = new Set<number>();
  for (const { segments } of diagrams) for (const { x0, x1 } of segments) places.add(x0).add(x1);
  const ends = [...places].sort((a, b) => a - b);
  const near = SAME_PLACE * (ends.at(-1)! - ends[0]!);
  const at = diagrams.map(() => 0);
  return ends.slice(1).map((x1, k) => {
    const x0 = ends[k]!;
    const wholes = diagrams.map(({ segments }, i) => {
      while (segments[at[i]!]!.x1 <= x0) at[i]!++;
      return segments[at[i]!]!;
    });
    return { x0, x1, wholes, near, polynomials: wholes.map((whole) => shifted(whole.c, x0 - whole.x0)) };
  });
}

interface Piece {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

function createBorder(
  stretches: readonly Stretch[],
  sign: 1 | -1,
): Pick<EnvelopeBorder, 'diagram' | 'governing'> {
  const governing: number[] = [];
  const segments: DiagramSegment[] = [];
  let last: DiagramSegment | null = null;
  for (const stretch of stretches) {
    for (const { index, from, to } of governingPieces(stretch, sign)) {
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
  return { diagram: toDiagram(segments), governing };
}

/** Finds the diagram whose greatest or least value is beyond those of the others; the first of equal ones. */
function findExtreme(diagrams: readonly Diagram[], kind: 'max' | 'min'): number {
  const sizes = diagrams.map(({ min, max }) => Math.max(Math.abs(min.value), Math.abs(max.value)));
  const tie = SAME_EXTREME * Math.max(...sizes);
  const leads = diagrams.map((diagram) => (kind === 'max' ? 1 : -1) * diagram[kind].value);
  const most = Math.max(...leads);
  return leads.findIndex((lead) => lead >= most - tie);
}

/** Lists which diagram is the greatest (`sign` 1) or the least on which part of a stretch, from 0 to its length. */
function governingPieces({ x0, x1, polynomials, near }: Stretch, sign: 1 | -1): readonly Piece[] {
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

/** Gives a rival the parts of a piece where it is beyond who holds it: between crossings whoever leads most, leads. */
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

function toDiagram(segments: readonly DiagramSegment[]): Diagram {
  const at: number[] = [];
  const first = [0];
  for (const { x0, x1, c } of segments) {
    at.push(...turnsOf(c, x1 - x0));
    first.push(at.length);
  }
  return makeDiagram({
    places: Float64Array.from([...segments.map(({ x0 }) => x0), segments.at(-1)!.x1]),
    polynomialAt: (p) => segments[p]!.c,
    turns: { first: Int32Array.from(first), at },
  }).diagram;
}
