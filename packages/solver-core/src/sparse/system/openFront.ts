import { type Analysis } from './analysis.ts';

/**
 * The front at hand: its lower triangle in columns of `size` doubles, from `offset` in the arena.
 * One object serves all fronts of a factorization.
 */
export interface OpenFront {
  readonly arena: Float64Array;
  offset: number;
  size: number;
  /** Columns that are eliminated in this front, the first ones. */
  pivots: number;
  /** First row of each position of the order that is in this front; of others what an earlier front left. */
  readonly places: Int32Array;
  /** First row of each joint below the child at hand, written over by the next one. */
  readonly taken: Int32Array;
  /** The least pivot that each of them may have: PIVOT times its diagonal before elimination. */
  readonly least: Float64Array;
  /** Unknown of the first of them. */
  first: number;
}

/** Opens the front of supernode s at `offset`: zeros, its own joints first, then those that are eliminated later. */
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

/** Lists in `taken` where the joints below a child are in the front of its parent; returns how many there are. */
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
