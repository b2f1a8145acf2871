/**
 * Computes the rank of an integer matrix by Bareiss's fraction-free elimination: every intermediate number is a minor
 * of the matrix, so nothing is rounded.
 *
 * Doubles are used while all products are below 2^53, big integers otherwise. Source: E. H. Bareiss, Sylvester's
 * identity and multistep integer-preserving Gaussian elimination, Math. Comp. 22 (1968).
 *
 * @example fractionFreeRank([[1, 2], [2, 4]]) // 1
 */
export function fractionFreeRank(matrix: readonly (readonly number[])[]): number {
  return rankByDoubles(matrix) ?? rankByBigIntegers(matrix);
}

const EXACT = Number.MAX_SAFE_INTEGER;

function rankByDoubles(matrix: readonly (readonly number[])[]): number | null {
  const rows = matrix.map((row) => [...row]);
  const columns = rows[0]?.length ?? 0;
  let rank = 0;
  let previous = 1;
  for (let column = 0; column < columns && rank < rows.length; column++) {
    const found = rows.findIndex((row, i) => i >= rank && row[column] !== 0);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const pivotRow = rows[rank]!;
    const pivot = pivotRow[column]!;
    for (let i = rank + 1; i < rows.length; i++) {
      const row = rows[i]!;
      const head = row[column]!;
      for (let j = column; j < columns; j++) {
        const a = pivot * row[j]!;
        const b = head * pivotRow[j]!;
        if (Math.abs(a) > EXACT / 2 || Math.abs(b) > EXACT / 2) return null;
        row[j] = (a - b) / previous;
      }
    }
    previous = pivot;
    rank++;
  }
  return rank;
}

function rankByBigIntegers(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => row.map(BigInt));
  const columns = rows[0]?.length ?? 0;
  let rank = 0;
  let previous = 1n;
  for (let column = 0; column < columns && rank < rows.length; column++) {
    const found = rows.findIndex((row, i) => i >= rank && row[column] !== 0n);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const pivotRow = rows[rank]!;
    const pivot = pivotRow[column]!;
    for (let i = rank + 1; i < rows.length; i++) {
      const row = rows[i]!;
      const head = row[column]!;
      for (let j = column; j < columns; j++) row[j] = (pivot * row[j]! - head * pivotRow[j]!) / previous;
    }
    previous = pivot;
    rank++;
  }
  return rank;
}
