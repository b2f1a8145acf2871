/** A pivot below this fraction of the greatest factor of its column leaves the unknown undetermined. */
const PIVOT = 1e-9;

/**
 * Solves a few equations by Gaussian elimination: `rows` are the factors of the unknowns, with the right side last.
 * There may be more rows than unknowns; extra ones are not used. Null for an unknown that the rows do not determine.
 *
 * @example solveLines([[2, 0, 4], [1, 1, 5]], 2) // [2, 3]
 */
export function solveLines(
  rows: readonly (readonly number[])[],
  unknowns: number,
): readonly (number | null)[] {
  const left = rows.map((row) => [...row]);
  const used: number[][] = [];
  const sizes = Array.from({ length: unknowns }, (_, at) =>
    rows.reduce((most, row) => Math.max(most, Math.abs(row[at] ?? 0)), 0),
  );
  for (let at = 0; at < unknowns; at += 1) {
    const pivot = left.reduce<number[] | null>(
      (best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best?.[at] ?? 0) ? row : best),
      null,
    );
    if (pivot === null || Math.abs(pivot[at] ?? 0) <= PIVOT * (sizes[at] ?? 0)) continue;
    left.splice(left.indexOf(pivot), 1);
    const unit = pivot.map((factor) => factor / (pivot[at] ?? 1));
    for (const row of [...left, ...used]) {
      const times = row[at] ?? 0;
      if (times !== 0) unit.forEach((factor, column) => (row[column] = (row[column] ?? 0) - times * factor));
    }
    used.push(unit);
  }
  return Array.from({ length: unknowns }, (_, at) => {
    const own = used.find((row) => leadOf(row, unknowns) === at);
    const isAlone = own?.slice(at + 1, unknowns).every((factor) => Math.abs(factor) <= PIVOT) ?? false;
    return isAlone ? (own?.[unknowns] ?? null) : null;
  });
}

/** Returns the first unknown of a scaled row whose factor is 1. */
function leadOf(row: readonly number[], unknowns: number): number {
  return row.slice(0, unknowns).findIndex((factor) => Math.abs(factor) > PIVOT);
}
