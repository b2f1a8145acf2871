import type { ModelMember } from '../assembly/frameModel.ts';

/**
 * Forces of a member in addition to those of its loads between clamps: the axial force and the moments at both ends,
 * with the signs of a beam. A mode is a combination of them that its releases permit.
 */
export type MemberTriple = readonly [N: number, m0: number, m1: number];

/** The flexibility of a member and the modes that its releases permit. */
export interface MemberModes {
  readonly modes: readonly MemberTriple[];
  /**
   * Flexibility: the elongation under a force of 1, and the rotations of the ends relative to the chord under moments
   * of 1 (`near` at the same end including its spring, `far` at the other one). Rotations are positive in the direction
   * of a positive moment.
   */
  readonly axial: number;
  readonly nearI: number;
  readonly nearJ: number;
  readonly far: number;
}

/** Finds the modes that the releases of a member permit, and its flexibility. */
export function memberModes({ length, EI, EA, ends: { i, j } }: ModelMember): MemberModes {
  const modes: MemberTriple[] = [];
  if (!i.isFreeN && !j.isFreeN) modes.push([1, 0, 0]);
  const slides = i.isFreeQ || j.isFreeQ;
  if (slides && !i.isFreeM && !j.isFreeM) modes.push([0, 1, 1]);
  if (!slides && !i.isFreeM) modes.push([0, 1, 0]);
  if (!slides && !j.isFreeM) modes.push([0, 0, 1]);
  const bent = length / (3 * EI);
  return {
    modes,
    axial: length / EA,
    nearI: bent + i.give,
    nearJ: bent + j.give,
    far: bent / 2,
  };
}

/** Multiplies the flexibility of a member by forces. */
export function deformationOf(
  { axial, nearI, nearJ, far }: MemberModes,
  [N, m0, m1]: MemberTriple,
): MemberTriple {
  return [axial * N, nearI * m0 + far * m1, far * m0 + nearJ * m1];
}

/**
 * Computes the stiffness of the modes, row by row, limited to `cap` against elongation and against a relative
 * transverse displacement of the ends, for the factor that refinement starts from.
 */
export function cappedStiffness(of: MemberModes, length: number, cap: number): Float64Array {
  // A relative transverse displacement of the ends causes moments (1, -1), which are shear forces 2/l.
  const shift = of.nearI + of.nearJ - 2 * of.far;
  const added = Math.max(0, 4 / (length * length * cap) - shift) / 4;
  const capped = {
    ...of,
    axial: Math.max(of.axial, 1 / cap),
    nearI: of.nearI + added,
    nearJ: of.nearJ + added,
    far: of.far - added,
  };
  const { modes } = of;
  const flexibility = modes.map((one) => {
    const bent = deformationOf(capped, one);
    return modes.map((other) => other[0] * bent[0] + other[1] * bent[1] + other[2] * bent[2]);
  });
  return invertSmall(flexibility);
}

/** Inverts a positive definite matrix of up to three rows, whose first row may be decoupled. */
function invertSmall(a: readonly (readonly number[])[]): Float64Array {
  const n = a.length;
  const inverse = new Float64Array(n * n);
  const start = n > 1 && a[0]![1] === 0 ? 1 : 0;
  if (start === 1 || n === 1) inverse[0] = 1 / a[0]![0]!;
  const rest = n - start;
  if (n > 1 && rest === 1) inverse[n * start + start] = 1 / a[start]![start]!;
  if (rest === 2) {
    const [p, q, r] = [a[start]![start]!, a[start]![start + 1]!, a[start + 1]![start + 1]!];
    const determinant = p * r - q * q;
    inverse[n * start + start] = r / determinant;
    inverse[n * start + start + 1] = -q / determinant;
    inverse[n * (start + 1) + start] = -q / determinant;
    inverse[n * (start + 1) + start + 1] = p / determinant;
  }
  return inverse;
}
