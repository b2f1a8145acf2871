import type { AxialFields } from '../axial/axialFields.ts';
import type { BendingFields } from '../bending/bendingFields.ts';
import type { LineLoad } from '../elements/pieces.ts';

/*
 * Fields on piece p as coefficients in powers of x - x0, without vanishing highest ones (a constant stays).
 * Most pieces bear nothing or a uniform load: their arrays are made at their final size, as cutting tens of
 * thousands of them would cost more than computing them.
 */

export function shearPolynomial(fields: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const Q = fields.Q[p]!;
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  if (b !== 0 || c !== 0) return trimmed([Q, a, b / 2, c / 3]);
  return trimmed(a === 0 ? [Q] : [Q, a]);
}

export function momentPolynomial(fields: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const Q = fields.Q[p]!;
  const M = fields.M[p]!;
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  if (b !== 0 || c !== 0) return trimmed([M, Q, a / 2, b / 6, c / 12]);
  return trimmed(a === 0 ? [M, Q] : [M, Q, a / 2]);
}

export function slopePolynomial(fields: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const EI = fields.EI[p]!;
  const slope = fields.slope[p]!;
  const bend = fields.M[p]! / EI;
  const shear = fields.Q[p]! / (2 * EI);
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  if (b !== 0 || c !== 0) return trimmed([slope, bend, shear, a / (6 * EI), b / (24 * EI), c / (60 * EI)]);
  return trimmed(a === 0 ? [slope, bend, shear] : [slope, bend, shear, a / (6 * EI)]);
}

export function deflectionPolynomial(fields: BendingFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const EI = fields.EI[p]!;
  const slope = fields.slope[p]!;
  const v = fields.v[p]!;
  const bend = fields.M[p]! / (2 * EI);
  const shear = fields.Q[p]! / (6 * EI);
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  if (b !== 0 || c !== 0)
    return trimmed([v, slope, bend, shear, a / (24 * EI), b / (120 * EI), c / (360 * EI)]);
  return trimmed(a === 0 ? [v, slope, bend, shear] : [v, slope, bend, shear, a / (24 * EI)]);
}

export function axialPolynomial(fields: AxialFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const N = fields.N[p]!;
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  return trimmed(a === 0 && b === 0 && c === 0 ? [N] : [N, -a, -b / 2, -c / 3]);
}

export function stretchPolynomial(fields: AxialFields, { q0, q1, q2 }: LineLoad, p: number): number[] {
  const EA = fields.EA[p]!;
  const u = fields.u[p]!;
  const strain = fields.N[p]! / EA;
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  if (a === 0 && b === 0 && c === 0) return trimmed([u, strain]);
  return trimmed([u, strain, -a / (2 * EA), -b / (6 * EA), -c / (12 * EA)]);
}

/** Drops vanishing highest coefficients; -0 becomes 0. */
function trimmed(c: number[]): number[] {
  while (c.length > 1 && c[c.length - 1] === 0) c.pop();
  if (c[0] === 0) c[0] = 0;
  return c;
}
