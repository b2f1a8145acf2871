/**
 * The arithmetic in which a sum of weighted squares of rows, Rᵀ·D·R, is eliminated front by front.
 *
 * A front of `size` rows is a lower triangle, stored in columns of the full `size`.
 */
export interface FrontArithmetic {
  /** Adds weight·rowᵀ·row; the row has `count` values from `from` on, which belong at `places` of the front. */
  addRow(row: {
    readonly front: Float64Array;
    readonly size: number;
    readonly places: Int32Array;
    readonly values: Float64Array;
    readonly from: number;
    readonly count: number;
  }): void;
  /** Returns sum - a·b. */
  combine(sum: number, a: number, b: number): number;
  /**
   * Eliminates the first `own` columns of a front in place, L·D·Lᵀ with L left below the pivots, and marks columns
   * without a pivot as dead. The front is passed as the plain sum of its children's remainders.
   *
   * Pivots are measured relative to `scale`. Returns false if the random weights were unlucky and others are needed.
   */
  eliminate(columns: {
    readonly front: Float64Array;
    readonly size: number;
    readonly own: number;
    readonly scale: Float64Array;
    readonly dead: Uint8Array;
  }): boolean;
}
