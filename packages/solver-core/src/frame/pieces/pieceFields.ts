/**
 * Number of terms of a series; with them the fields of a piece within the bounds of `splitFinely` have all digits of a
 * double.
 */
export const TERMS = 30;

/** A polynomial in the relative position along a piece, from 0 at its start to 1 at its end. */
export type PiecePolynomial = readonly number[];

/** The four fields of a bent piece in which one of the first four coefficients is 1 and the other three are 0. */
export type BentFields = readonly [Float64Array, Float64Array, Float64Array, Float64Array];

/**
 * Expands the deflection of a piece in powers of the relative position: v⁗ = (n·v′)′ + μ·v, with n = λ·N·h²/EI (tension
 * above zero) and μ = ω²·m·h⁴/EI, both polynomials. The series is infinite and converges everywhere.
 */
export function expandBending(n: PiecePolynomial, mu: PiecePolynomial): BentFields {
  return [expand(n, mu, 0), expand(n, mu, 1), expand(n, mu, 2), expand(n, mu, 3)];
}

function expand(n: PiecePolynomial, mu: PiecePolynomial, unit: number): Float64Array {
  const a = new Float64Array(TERMS);
  a[unit] = 1;
  return expandInto(a, { n, mu, p: [] });
}

/**
 * Computes the coefficients, from the fifth on, of a deflection that solves v⁗ = (n·v′)′ + μ·v + p; the first four are
 * given. A bed is a negative μ; p is the load times h⁴/EI.
 */
export function expandInto(
  a: Float64Array,
  { n, mu, p }: { readonly n: PiecePolynomial; readonly mu: PiecePolynomial; readonly p: PiecePolynomial },
): Float64Array {
  for (let k = 0; k + 4 < a.length; k++) {
    // The coefficient of power k + 1 of n·v′, and of power k of μ·v.
    let pulled = 0;
    for (let j = 0; j < n.length && j <= k + 1; j++) pulled += n[j]! * (k + 2 - j) * a[k + 2 - j]!;
    let swung = 0;
    for (let j = 0; j < mu.length && j <= k; j++) swung += mu[j]! * a[k - j]!;
    a[k + 4] = (pulled + (swung + (p[k] ?? 0)) / (k + 1)) / ((k + 4) * (k + 3) * (k + 2));
  }
  return a;
}

/**
 * Expands the axial displacement of a vibrating piece: u″ = -κ·u with κ = ω²·m·h²/EA, a polynomial. In the two fields
 * the coefficient of power 0 or of power 1 is 1.
 */
export function expandStretching(kappa: PiecePolynomial): readonly [Float64Array, Float64Array] {
  return [0, 1].map((unit) => {
    const a = new Float64Array(TERMS);
    a[unit] = 1;
    for (let k = 0; k + 2 < TERMS; k++) {
      let swung = 0;
      for (let j = 0; j < kappa.length && j <= k; j++) swung += kappa[j]! * a[k - j]!;
      a[k + 2] = -swung / ((k + 2) * (k + 1));
    }
    return a;
  }) as [Float64Array, Float64Array];
}

/** Computes a derivative of a field at the end of its piece. */
export function derivativeAtEnd(a: Float64Array, order: 0 | 1 | 2 | 3): number {
  let sum = 0;
  for (let k = a.length - 1; k >= order; k--) {
    let factor = 1;
    for (let j = 0; j < order; j++) factor *= k - j;
    sum += factor * a[k]!;
  }
  return sum;
}

/** Stiffness of a piece by rows, with the data needed to compute its fields from the displacements of its ends. */
export interface BentPiece {
  /** 16 numbers for (v0, h·v0′, v1, h·v1′), to be multiplied by EI/h³. */
  readonly stiffness: Float64Array;
  readonly fields: BentFields;
}

/**
 * Computes the exact stiffness of a bent piece. The piece must be so short that it neither vibrates nor buckles between
 * clamped ends.
 */
export function bendPiece(n: PiecePolynomial, mu: PiecePolynomial): BentPiece {
  const fields = expandBending(n, mu);
  const ends = fields.map((a) => [0, 1, 2, 3].map((order) => derivativeAtEnd(a, order as 0 | 1 | 2 | 3)));
  const pullEnd = n.reduce((sum, value) => sum + value, 0);
  const stiffness = new Float64Array(16);
  for (let column = 0; column < 4; column++) {
    const c = coefficientsOf(ends, column);
    const at = (order: number): number => c.reduce((sum, value, k) => sum + value * ends[k]![order]!, 0);
    stiffness[column] = 6 * c[3] - (n[0] ?? 0) * c[1];
    stiffness[4 + column] = -2 * c[2];
    stiffness[8 + column] = -at(3) + pullEnd * at(1);
    stiffness[12 + column] = at(2);
  }
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < row; column++) {
      const mean = (stiffness[4 * row + column]! + stiffness[4 * column + row]!) / 2;
      stiffness[4 * row + column] = mean;
      stiffness[4 * column + row] = mean;
    }
  return { stiffness, fields };
}

type FourNumbers = [number, number, number, number];

/** Finds the first four coefficients of the field in which one end displacement is 1 and the others are 0. */
function coefficientsOf(ends: readonly (readonly number[])[], column: number): FourNumbers {
  const moved = [0, 1, 2, 3].map((end) => (end === column ? 1 : 0));
  return fieldOf(ends, moved as FourNumbers);
}

function fieldOf(
  ends: readonly (readonly number[])[],
  [v0, turn0, v1, turn1]: Readonly<FourNumbers>,
): FourNumbers {
  const value = v1 - v0 * ends[0]![0]! - turn0 * ends[1]![0]!;
  const slope = turn1 - v0 * ends[0]![1]! - turn0 * ends[1]![1]!;
  const [a, b, c, d] = [ends[2]![0]!, ends[3]![0]!, ends[2]![1]!, ends[3]![1]!];
  const determinant = a * d - b * c;
  return [v0, turn0, (value * d - slope * b) / determinant, (slope * a - value * c) / determinant];
}

/** Computes the deflection of a piece, in powers of the relative position, from (v0, h·v0′, v1, h·v1′). */
export function deflectPiece({ fields }: BentPiece, moved: Readonly<FourNumbers>): number[] {
  const ends = fields.map((a) => [derivativeAtEnd(a, 0), derivativeAtEnd(a, 1)]);
  const c = fieldOf(ends, moved);
  return Array.from(fields[0], (_, k) => c.reduce((sum, value, j) => sum + value * fields[j]![k]!, 0));
}

/** A piece that vibrates along itself: its stiffness for (u0, u1), to be multiplied by EA/h. */
export interface StretchedPiece {
  readonly stiffness: readonly [near: number, far: number, end: number];
  readonly fields: readonly [Float64Array, Float64Array];
}

/** Computes the exact stiffness of a piece along itself. */
export function stretchPiece(kappa: PiecePolynomial): StretchedPiece {
  const fields = expandStretching(kappa);
  const near = derivativeAtEnd(fields[0], 0);
  const far = derivativeAtEnd(fields[1], 0);
  // The Wronskian of the fields is 1, so each end acts on the other by -1/far.
  return { stiffness: [near / far, -1 / far, derivativeAtEnd(fields[1], 1) / far], fields };
}

/** Computes the displacement along a piece, in powers of the relative position, from those of its ends. */
export function displacePiece({ fields: [one, two] }: StretchedPiece, u0: number, u1: number): number[] {
  const slope = (u1 - u0 * derivativeAtEnd(one, 0)) / derivativeAtEnd(two, 0);
  return Array.from(one, (value, k) => u0 * value + slope * two[k]!);
}
