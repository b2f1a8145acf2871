import type { ModelMember } from '../assembly/frameModel.ts';

/**
 * Forces of a member beyond those of its loads between clamps: the axial force and the moments at both ends, in the
 * beam's signs. A mode is a combination of them that its releases leave free.
 */
export type MemberTriple = readonly [N: number, m0: number, m1: number];

/** How the ends of a member support each other. */
export interface MemberModes {
  readonly modes: readonly MemberTriple[];
  /**
   * Flexibility: what a force of 1 lengthens the member by, and the turns of the ends against the chord by moments of 1
   * (`near` at the same end with its spring, `far` at the other one). Turns that a positive moment makes are positive.
   */
  readonly axial: number;
  readonly nearI: number;
  readonly nearJ: number;
  readonly far: number;
}

/** Finds the modes that the releases of a member leave, and its flexibility. */
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
 * Computes the stiffness of the modes, row by row, no stiffer than `cap` against elongation and against a shift of the
 * ends: what a factor is made of that refinement starts from.
 */
export function cappedStiffness(of: MemberModes, length: number, cap: number): Float64Array {
  // A shift of the ends against each other carries moments (1, -1), which are shear forces 2/l.
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

/** Inverts a positive definite matrix of up to three rows, whose first row may stand alone. */
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
