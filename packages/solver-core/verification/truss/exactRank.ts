import type { JudgedTruss } from '../../src/truss/verdict/facts/judgedTruss.ts';

/** Returns the number of directions of a joint: 2 if every z is 0. */
export function dimensionOf({ joints }: JudgedTruss): 2 | 3 {
  return joints.every(({ z }) => (z ?? 0) === 0) ? 2 : 3;
}

/**
 * Returns the conditions of a truss, one row for each link and held direction, as integers: coordinates as printed,
 * scaled by a power of ten.
 */
export function conditionsOf(truss: JudgedTruss): bigint[][] {
  const dim = dimensionOf(truss);
  const places = truss.joints.map(({ x, y, z }) => [x, y, z ?? 0].slice(0, dim).map(wholeOf));
  const columns = dim * truss.joints.length;
  const row = () => new Array<bigint>(columns).fill(0n);
  const rows = truss.links.map(({ i, j }) => {
    const of = row();
    for (let axis = 0; axis < dim; axis++) {
      const d = places[j]![axis]! - places[i]![axis]!;
      of[dim * i + axis] = -d;
      of[dim * j + axis] = d;
    }
    return of;
  });
  truss.joints.forEach(({ anchor }, joint) => {
    for (let axis = 0; axis < dim; axis++) {
      if ((anchor & (1 << axis)) === 0) continue;
      const of = row();
      of[dim * joint + axis] = 1n;
      rows.push(of);
    }
  });
  return rows;
}

/**
 * Computes the rank of the conditions, by fraction-free elimination of the whole dense matrix (E. H. Bareiss, Math.
 * Comp. 22 (1968)).
 */
export function exactRank(truss: JudgedTruss): number {
  const rows = conditionsOf(truss).map(withoutDivisor);
  const columns = dimensionOf(truss) * truss.joints.length;
  let rank = 0;
  let previous = 1n;
  for (let column = 0; column < columns && rank < rows.length; column++) {
    const found = rows.findIndex((row, i) => i >= rank && row[column] !== 0n);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const top = rows[rank]!;
    for (let i = rank + 1; i < rows.length; i++) {
      const row = rows[i]!;
      const head = row[column]!;
      for (let j = column; j < columns; j++) row[j] = (top[column]! * row[j]! - head * top[j]!) / previous;
    }
    previous = top[column]!;
    rank++;
  }
  return rank;
}

function withoutDivisor(row: readonly bigint[]): bigint[] {
  const divisor = row.reduce(greatestDivisor, 0n) || 1n;
  return row.map((value) => value / divisor);
}

/** Number of decimals that are used: more than a double prints at these sizes. */
const DECIMALS = 20;

function wholeOf(value: number): bigint {
  const text = String(value);
  if (text.includes('e')) throw new Error('`exactRank` reads plain decimals only');
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(DECIMALS, '0'));
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
