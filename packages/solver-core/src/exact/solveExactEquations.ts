import { multiplyFractions } from './fraction.ts';
import { addFractions } from './fractionArithmetic.ts';
import type { Fraction } from './fraction.ts';
import { NOUGHT, negated, quotient } from './exactPolynomial.ts';

/** Solves A·x = b exactly by elimination; returns null if the solution is not unique or does not exist. */
export function solveExactEquations(
  A: readonly (readonly Fraction[])[],
  b: readonly Fraction[],
): Fraction[] | null {
  return solveWithDeterminant(A, b)?.x ?? null;
}

/** Solves A·x = b exactly and also returns the determinant of A. */
export function solveWithDeterminant(
  A: readonly (readonly Fraction[])[],
  b: readonly Fraction[],
): { readonly x: Fraction[]; readonly determinant: Fraction } | null {
  let determinant: Fraction = { numerator: 1n, denominator: 1n };
  const rows = A.map((row, i) => [...row, b[i]!]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows.findIndex((row, k) => k >= i && row[i]!.numerator !== 0n);
    if (pivot < 0) return null;
    if (pivot !== i) determinant = negated(determinant);
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    determinant = multiplyFractions(determinant, rows[i]![i]!);
    for (let k = i + 1; k < n; k++) {
      if (rows[k]![i]!.numerator === 0n) continue;
      const factor = negated(quotient(rows[k]![i]!, rows[i]![i]!));
      rows[k] = rows[k]!.map((value, j) =>
        j < i ? value : addFractions(value, multiplyFractions(factor, rows[i]![j]!)),
      );
    }
  }
  const x: Fraction[] = Array.from({ length: n }, () => NOUGHT);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i]!;
    const known = row
      .slice(i + 1, n)
      .reduce((sum, value, k) => addFractions(sum, multiplyFractions(value, x[i + 1 + k]!)), NOUGHT);
    x[i] = quotient(addFractions(row[n]!, negated(known)), row[i]!);
  }
  return { x, determinant };
}
