/**
 * Returns the least value that a share of the values, 0 to 1, does not exceed; NaN for an empty list, which fails every
 * comparison.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
