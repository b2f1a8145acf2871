import type { BandedFactors, SparseRow } from './bandedFactors.ts';
import { estimateInverseNorm } from './inverseNorm.ts';

/**
 * Estimates the condition number of a matrix in the 1-norm from its factors. The estimate is a lower bound, rarely
 * below a third of the true value. See `estimateInverseNorm`.
 */
export function estimateCondition(rows: readonly SparseRow[], factors: BandedFactors): number {
  const size = rows.length;
  const sums = new Float64Array(size);
  for (const { columns, values } of rows) columns.forEach((j, k) => (sums[j]! += Math.abs(values[k]!)));
  const norm = sums.reduce((largest, sum) => Math.max(largest, sum), 0);
  return norm * estimateInverseNorm(new Float64Array(size).fill(1 / size), factors);
}
