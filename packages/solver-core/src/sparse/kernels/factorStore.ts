/**
 * Where a factor is kept, and the arithmetic on it there. It serves one factor at a time: the next one that takes room is
 * written over the last one.
 */
export interface FactorStore {
  /**
   * Returns room for so many doubles of L (`Factor.values`), in memory that was taken before where that is about as
   * large. Throws a RangeError where there is none.
   */
  take(doubles: number, rows: number): Float64Array;
  /** Memory that it holds. */
  readonly bytes: number;
  /** The right side of the front at hand: `rows` doubles or a few more. */
  readonly work: Float64Array;
  /** Solves L·y = work in place, y its first `pivots` numbers, for the front whose columns begin at `start`. */
  forth(start: number, size: number, pivots: number): void;
  /** Solves Lᵀ·y = work in place, for the front whose columns end at `end`. */
  back(end: number, size: number, pivots: number): void;
}
