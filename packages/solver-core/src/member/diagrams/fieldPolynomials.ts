import type { AxialFields } from '../axial/axialFields.ts';
import type { BendingFields } from '../bending/bendingFields.ts';
import type { LineLoad } from '../loads/pieces.ts';

/* The fields on piece p as coefficients in powers of x - x0. */

export function shearPolynomial({ Q }: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  return coefficients(Q[p]!, q0[p]!, q1[p]! / 2, q2[p]! / 3);
}

export function momentPolynomial({ M, Q }: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  return coefficients(M[p]!, Q[p]!, q0[p]! / 2, q1[p]! / 6, q2[p]! / 12);
}

export function slopePolynomial(fields: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const { slope, M, Q } = fields;
  const EI = fields.EI[p]!;
  return coefficients(
    slope[p]!,
    M[p]! / EI,
    Q[p]! / (2 * EI),
    q0[p]! / (6 * EI),
    q1[p]! / (24 * EI),
    q2[p]! / (60 * EI),
  );
}

export function deflectionPolynomial(fields: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const { v, slope, M, Q } = fields;
  const EI = fields.EI[p]!;
  const shear = fields.shear[p]!;
  return coefficients(
    v[p]!,
    slope[p]! - Q[p]! * shear,
    M[p]! / (2 * EI) - (q0[p]! / 2) * shear,
    Q[p]! / (6 * EI) - (q1[p]! / 6) * shear,
    q0[p]! / (24 * EI) - (q2[p]! / 12) * shear,
    q1[p]! / (120 * EI),
    q2[p]! / (360 * EI),
  );
}

export function axialPolynomial({ N }: AxialFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  return coefficients(N[p]!, -q0[p]!, -q1[p]! / 2, -q2[p]! / 3);
}

export function stretchPolynomial(fields: AxialFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const { u, N } = fields;
  const EA = fields.EA[p]!;
  return coefficients(u[p]!, N[p]! / EA, -q0[p]! / (2 * EA), -q1[p]! / (6 * EA), -q2[p]! / (12 * EA));
}

/**
 * Returns the coefficients without zeros of the highest degrees (a constant remains), with -0 replaced by 0 in the
 * constant. The array is created at its final size, because truncating tens of thousands of arrays would cost more than
 * computing them.
 */
function coefficients(c0: number, c1: number, c2: number, c3: number, c4 = 0, c5 = 0, c6 = 0): number[] {
  const constant = c0 === 0 ? 0 : c0;
  if (c6 !== 0) return [constant, c1, c2, c3, c4, c5, c6];
  if (c5 !== 0) return [constant, c1, c2, c3, c4, c5];
  if (c4 !== 0) return [constant, c1, c2, c3, c4];
  if (c3 !== 0) return [constant, c1, c2, c3];
  if (c2 !== 0) return [constant, c1, c2];
  return c1 !== 0 ? [constant, c1] : [constant];
}
