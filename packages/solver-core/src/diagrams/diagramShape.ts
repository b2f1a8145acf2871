import { addCrossingsInto, evaluate } from '../linalg/polynomial.ts';
import type { DiagramSegment } from './diagram.ts';

/**
 * Places on pieces, measured from their left ends, ascending: those of piece p have the indices from `first[p]` up to,
 * but not including, `first[p + 1]`.
 */
export interface PlacesOnPieces {
  readonly first: Int32Array;
  readonly at: readonly number[];
}

/** Pieces between ascending places, each with a polynomial. */
export interface TurningPieces {
  readonly places: Float64Array;
  /** Coefficients on piece p in powers of the distance from its left end. */
  readonly polynomialAt: (p: number) => readonly number[];
  /** The places where the derivative changes sign. */
  readonly turns: PlacesOnPieces;
}

/** The segments, and in columns the numbers that searches along them need. */
export interface DiagramShape {
  readonly places: Float64Array;
  readonly segments: readonly DiagramSegment[];
  readonly turns: PlacesOnPieces;
  readonly crossings: PlacesOnPieces;
  /** Values at the turns, at both ends of each segment, and the largest magnitude among them. */
  readonly turnValues: Float64Array;
  readonly lefts: Float64Array;
  readonly rights: Float64Array;
  readonly largest: number;
  /** Upper bounds of each segment's magnitude, and the largest of them. */
  readonly bounds: Float64Array;
  readonly scale: number;
  /** False if an overflow left a coefficient that is not finite. */
  readonly isFinite: boolean;
}

/**
 * Makes the segments and measures each one right away, because the records are scattered in memory and a second pass
 * would cost more than making them.
 */
export function measureSegments({ places, polynomialAt, turns }: TurningPieces): DiagramShape {
  const count = places.length - 1;
  const segments = new Array<DiagramSegment>(count);
  const lefts = new Float64Array(count);
  const rights = new Float64Array(count);
  const bounds = new Float64Array(count);
  const crossings = { first: new Int32Array(count + 1), at: [] as number[] };
  const turnValues = new Float64Array(turns.at.length);
  let largest = 0;
  let scale = 0;
  let sum = 0;
  for (let p = 0; p < count; p++) {
    const c = polynomialAt(p);
    const x0 = places[p]!;
    const x1 = places[p + 1]!;
    const h = x1 - x0;
    segments[p] = { x0, x1, c };
    const left = c[0]!;
    let right = 0;
    let bound = 0;
    for (let k = c.length - 1; k >= 0; k--) {
      right = right * h + c[k]!;
      bound = bound * h + Math.abs(c[k]!);
    }
    lefts[p] = left;
    rights[p] = right;
    bounds[p] = bound;
    largest = Math.max(largest, Math.abs(left), Math.abs(right));
    scale = Math.max(scale, bound);
    sum += bound;
    const first = turns.first[p]!;
    const next = turns.first[p + 1]!;
    for (let t = first; t < next; t++) {
      const value = evaluate(c, turns.at[t]!);
      turnValues[t] = value;
      largest = Math.max(largest, Math.abs(value));
    }
    // A monotone polynomial with equal signs at both ends has no zero: almost all segments are decided here.
    if (first < next || (left < 0 && right > 0) || (left > 0 && right < 0))
      addCrossingsInto(crossings.at, { c, h, turns: turns.at, first, next });
    crossings.first[p + 1] = crossings.at.length;
  }
  return {
    places,
    segments,
    turns,
    crossings,
    turnValues,
    lefts,
    rights,
    largest,
    bounds,
    scale,
    isFinite: Number.isFinite(sum),
  };
}
