import type { Analysis } from '../../src/sparse/system/analysis.ts';

/**
 * Counts the operations of a factorization as CHOLMOD does: the squared length of every column of the factor, including
 * zeros of merged fronts.
 */
export function countOperations({ dim, supernodes }: Pick<Analysis, 'dim' | 'supernodes'>): number {
  const { count, firsts, rowStarts } = supernodes;
  let operations = 0;
  for (let s = 0; s < count; s++) {
    const pivots = dim * (firsts[s + 1]! - firsts[s]!);
    const below = dim * (rowStarts[s + 1]! - rowStarts[s]!);
    for (let length = below + 1; length <= below + pivots; length++) operations += length * length;
  }
  return operations;
}
