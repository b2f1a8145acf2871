/**
 * The arithmetic in which a sum of weighted squares of rows, Rᵀ·D·R, is eliminated front by front.
 *
 * A front of `size` rows is a lower triangle in columns of the full `size`.
 */
export interface FrontArithmetic {
  /** Adds weight·rowᵀ·row; the row has `count` values from `from` on, which are at `places` of the front. */
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
   * Fronts come as plain sums of what their children left.
   *
   * Eliminates the first `own` columns in place, L·D·Lᵀ with L left below the pivots, and marks columns without a pivot
   * as dead. `scale` is what pivots are measured by. Returns false if chance was bad and another one is to be taken.
   */
  eliminate(columns: {
    readonly front: Float64Array;
    readonly size: number;
    readonly own: number;
    readonly scale: Float64Array;
    readonly dead: Uint8Array;
  }): boolean;
}
