/**
 * Dense arithmetic on frontal matrices, all of which lie in one arena. Two kernels give the same results to a few
 * roundings: one in plain JavaScript, complete and correct, and one that uses SIMD instructions if the environment
 * supports them.
 *
 * A front of `size` rows is a lower triangle in columns of the full `size` (column-major, leading dimension `size`),
 * from `offset` in the arena; entries above its diagonal are neither read nor preserved.
 */
export interface FrontKernel {
  readonly name: 'plain' | 'simd';
  /**
   * Returns an arena of at least this many doubles, all zero; the previous arena becomes invalid. Throws a RangeError
   * if memory cannot be allocated.
   */
  reserve(doubles: number): Float64Array;
  /**
   * Factors the first `pivots` columns of a front in place, L·Lᵀ, and leaves the Schur complement in the rest of the
   * lower triangle. `least[c]` is the smallest pivot allowed for column c, `first` the unknown of column 0. Returns -1,
   * or the first column whose pivot is not above its limit; the front is then invalid.
   */
  factor(front: {
    readonly offset: number;
    readonly size: number;
    readonly pivots: number;
    readonly least: Float64Array;
    readonly first: number;
  }): number;
}
