import { type Analysis } from './analysis.ts';

/**
 * The current front: its lower triangle in columns of `size` doubles, from `offset` in the arena. One object serves all
 * fronts of a factorization.
 */
export interface OpenFront {
  readonly arena: Float64Array;
  offset: number;
  size: number;
  /** Number of columns that are eliminated in this front; they are the first ones. */
  pivots: number;
  /**
   * First row of each position of the order that is in this front; entries of other positions are left from earlier
   * fronts.
   */
  readonly places: Int32Array;
  /** First row of each joint below the current child; the next child overwrites it. */
  readonly taken: Int32Array;
  /** The least pivot allowed for each eliminated column: PIVOT times its diagonal before elimination. */
  readonly least: Float64Array;
  /** Unknown of the first eliminated column. */
  first: number;
}

/**
 * Opens the front of supernode s at `offset`: fills it with zeros and lists its own joints first, then those that are
 * eliminated later.
 */
export function openFront(
  front: OpenFront,
  { dim, supernodes }: Analysis,
  { s, offset }: { readonly s: number; readonly offset: number },
): void {
  const { firsts, rowStarts, rows } = supernodes;
  const { arena, places } = front;
  const first = firsts[s]!;
  const end = firsts[s + 1]!;
  const rowStart = rowStarts[s]!;
  const rowEnd = rowStarts[s + 1]!;
  const pivots = dim * (end - first);
  const size = pivots + dim * (rowEnd - rowStart);
  front.offset = offset;
  front.size = size;
  front.pivots = pivots;
  front.first = dim * first;
  arena.fill(0, offset, offset + size * size);
  for (let k = first; k < end; k++) places[k] = dim * (k - first);
  for (let r = rowStart; r < rowEnd; r++) places[rows[r]!] = pivots + dim * (r - rowStart);
}

/** Lists in `taken` the rows of the joints below a child in the front of its parent; returns their number. */
export function placeChild(
  { places, taken }: OpenFront,
  { supernodes: { rowStarts, rows } }: Analysis,
  child: number,
): number {
  const start = rowStarts[child]!;
  const count = rowStarts[child + 1]! - start;
  for (let r = 0; r < count; r++) taken[r] = places[rows[start + r]!]!;
  return count;
}
