/**
 * The memory of a factor and the arithmetic on it. It serves one factor at a time: the next factor overwrites the last
 * one.
 */
export interface FactorStore {
  /**
   * Returns room for this many doubles of L (`Factor.values`), reusing memory if it is about as large. Throws a
   * RangeError if memory cannot be allocated.
   */
  take(doubles: number, rows: number): Float64Array;
  /** Number of bytes that it holds. */
  readonly bytes: number;
  /** The right-hand side of the current front: at least `rows` doubles. */
  readonly work: Float64Array;
  /** Solves L·y = work in place for the front whose columns begin at `start`; y is the first `pivots` numbers. */
  forth(start: number, size: number, pivots: number): void;
  /** Solves Lᵀ·y = work in place, for the front whose columns end at `end`. */
  back(end: number, size: number, pivots: number): void;
}
