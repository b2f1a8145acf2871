import { governingPieces } from '../../diagrams/border.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';

/** The rivals of a contest, polynomials one after another in a buffer that is overwritten later. */
interface Rivals {
  readonly rivals: Float64Array;
  /** The greatest number of rivals. */
  readonly most: number;
  /** The number of coefficients of each. */
  readonly size: number;
  readonly sign: 1 | -1;
}

/** A piece between two places. */
export interface Reach {
  readonly from: number;
  readonly to: number;
  /** Places closer than this count as one. */
  readonly near: number;
}

/** A range is halved one time less than this before a rival counts as one that may cross the best one. */
const HALVINGS = 4;

/**
 * Halves overlap by a little, because the test within a half excludes a crossing exactly at its end: without the
 * overlap, both halves would exclude a crossing at the place where they meet.
 */
const OVERLAP = 1 + 1 / 1024;

/** Compares rivals along a piece. */
export interface Ranking {
  /** Returns the value, times the sign, of the polynomial that begins at a place of a buffer. */
  readonly valueAt: (c: Float64Array, start: number, s: number) => number;
  /**
   * Reports which of the first rivals is the greatest on which piece; those that another one exceeds everywhere are left
   * out.
   */
  readonly rank: (
    count: number,
    piece: Reach,
    take: (rival: number, from: number, to: number) => void,
  ) => void;
}

/** Creates a ranking, whose buffers serve all pieces. */
export function createRanking({ rivals, most, size, sign }: Rivals): Ranking {
  const kept = new Int32Array(most);
  const taylor = new Float64Array(size);
  /** A range this short is not halved again. */
  let shortest = 0;

  /**
   * Returns whether a rival may cross the best one within a range, given by its middle and half of its length: by
   * Taylor's formula about the middle, and if that does not exclude it, in both halves.
   */
  const mayCross = (rival: number, best: number, middle: number, half: number): boolean => {
    for (let k = 0; k < size; k++) taylor[k] = rivals[best * size + k]! - rivals[rival * size + k]!;
    for (let start = 0; start < size - 1; start++)
      for (let k = size - 2; k >= start; k--) taylor[k]! += middle * taylor[k + 1]!;
    let rest = 0;
    for (let k = size - 1; k > 0; k--) rest = (rest + Math.abs(taylor[k]!)) * half;
    if (Math.abs(taylor[0]!) >= rest) return false;
    if (half <= shortest) return true;
    const quarter = half / 2;
    const reach = OVERLAP * quarter;
    return mayCross(rival, best, middle - quarter, reach) || mayCross(rival, best, middle + quarter, reach);
  };

  const valueAt = (c: Float64Array, start: number, s: number): number => {
    let sum = 0;
    for (let k = start + size - 1; k >= start; k--) sum = sum * s + c[k]!;
    return sign * sum;
  };

  /** Finds the first rival that has the greatest value at a place. */
  const findBest = (count: number, s: number): number => {
    let best = 0;
    let greatest = -Infinity;
    for (let k = 0; k < count; k++) {
      const value = valueAt(rivals, k * size, s);
      if (value > greatest) [best, greatest] = [k, value];
    }
    return best;
  };

  const rank = (
    count: number,
    { from, to, near }: Reach,
    take: (rival: number, from: number, to: number) => void,
  ) => {
    const middle = (from + to) / 2;
    const best = findBest(count, middle);
    let left = 0;
    shortest = (to - from) / 2 ** HALVINGS;
    for (let k = 0; k < count; k++)
      if (k === best || mayCross(k, best, middle, (to - from) / 2)) kept[left++] = k;
    if (left === 1) return take(best, from, to);
    const own: number[] = [];
    const polynomials: (readonly number[])[] = [];
    for (let at = 0; at < left; at++) {
      own.push(kept[at]!);
      polynomials.push(shifted(copyOf(rivals, kept[at]! * size, size), from));
    }
    for (const piece of governingPieces({ x0: 0, x1: to - from, polynomials }, sign, near))
      take(own[piece.index]!, from + piece.from, piece.to === to - from ? to : from + piece.to);
  };

  return { valueAt, rank };
}

/** Copies numbers from a buffer; `Array.from` of a subarray would use an iterator. */
function copyOf(buffer: ArrayLike<number>, start: number, count: number): number[] {
  const copy = new Array<number>(count);
  for (let k = 0; k < count; k++) copy[k] = buffer[start + k]!;
  return copy;
}
