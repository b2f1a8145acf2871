import type { ModelMember } from '../assembly/frameModel.ts';
import { curveIntegrals } from '../curved/curvedFlexibility.ts';

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
  /** The elongation of the chord of a curved member under a moment of 1 at joint i and at joint j; 0 if straight. */
  readonly alongI: number;
  readonly alongJ: number;
}

/** Finds the modes that the releases of a member permit, and its flexibility. */
export function memberModes(member: ModelMember): MemberModes {
  const { ends } = member;
  const { i, j } = ends;
  const modes: MemberTriple[] = [];
  if (!i.isFreeN && !j.isFreeN) modes.push([1, 0, 0]);
  const slides = i.isFreeQ || j.isFreeQ;
  if (slides && !i.isFreeM && !j.isFreeM) modes.push([0, 1, 1]);
  if (!slides && !i.isFreeM) modes.push([0, 1, 0]);
  if (!slides && !j.isFreeM) modes.push([0, 0, 1]);
  return { modes, ...flexibilityOf(member) };
}

function flexibilityOf({ length, EI, EA, ends: { i, j }, curve }: ModelMember): Omit<MemberModes, 'modes'> {
  if (curve === null) {
    const bent = length / (3 * EI);
    return {
      axial: length / EA,
      nearI: bent + i.give,
      nearJ: bent + j.give,
      far: bent / 2,
      alongI: 0,
      alongJ: 0,
    };
  }
  const { bent, stretched } = curveIntegrals(curve, length);
  const at = (a: number, b: number): number => bent[a]![b]! / EI + stretched[a]![b]! / EA;
  return {
    axial: at(0, 0),
    nearI: at(1, 1) + i.give,
    nearJ: at(2, 2) + j.give,
    far: at(1, 2),
    alongI: at(0, 1),
    alongJ: at(0, 2),
  };
}

/** Multiplies the flexibility of a member by forces. */
export function deformationOf(
  { axial, nearI, nearJ, far, alongI, alongJ }: MemberModes,
  [N, m0, m1]: MemberTriple,
): MemberTriple {
  return [
    axial * N + alongI * m0 + alongJ * m1,
    alongI * N + nearI * m0 + far * m1,
    alongJ * N + far * m0 + nearJ * m1,
  ];
}

/**
 * Computes the stiffness of the modes, row by row, limited to `cap` against elongation and against a relative
 * transverse displacement of the ends, for the factor that refinement starts from.
 */
export function cappedStiffness(of: MemberModes, length: number, cap: number): Float64Array {
  // A relative transverse displacement of the ends causes moments (1, -1), which are shear forces 2/l.
  const shift = of.nearI + of.nearJ - 2 * of.far;
  const added = Math.max(0, 4 / (length * length * cap) - shift) / 4;
  const bent = { ...of, nearI: of.nearI + added, nearJ: of.nearJ + added, far: of.far - added };
  const capped = { ...bent, axial: of.axial + Math.max(0, 1 / cap - clampedElongation(bent)) };
  const { modes } = of;
  const flexibility = modes.map((one) => {
    const deformed = deformationOf(capped, one);
    return modes.map((other) => other[0] * deformed[0] + other[1] * deformed[1] + other[2] * deformed[2]);
  });
  return invertSmall(flexibility);
}

/** Returns the elongation under a force of 1 of a member whose ends do not rotate. */
function clampedElongation({ axial, nearI, nearJ, far, alongI, alongJ }: MemberModes): number {
  if (alongI === 0 && alongJ === 0) return axial;
  const saved = nearJ * alongI * alongI - 2 * far * alongI * alongJ + nearI * alongJ * alongJ;
  return axial - saved / (nearI * nearJ - far * far);
}

/** Inverts a positive definite matrix of up to three rows, whose first row may be decoupled. */
function invertSmall(a: readonly (readonly number[])[]): Float64Array {
  const n = a.length;
  const inverse = new Float64Array(n * n);
  const isDecoupled = n > 1 && a[0]!.every((value, column) => column === 0 || value === 0);
  const start = isDecoupled ? 1 : 0;
  if (isDecoupled || n === 1) inverse[0] = 1 / a[0]![0]!;
  const rest = n - start;
  if (n > 1 && rest === 1) inverse[n * start + start] = 1 / a[start]![start]!;
  if (rest >= 2) {
    const last = n - 2;
    const [p, q, r] = [a[last]![last]!, a[last]![last + 1]!, a[last + 1]![last + 1]!];
    const determinant = p * r - q * q;
    inverse[n * last + last] = r / determinant;
    inverse[n * last + last + 1] = -q / determinant;
    inverse[n * (last + 1) + last] = -q / determinant;
    inverse[n * (last + 1) + last + 1] = p / determinant;
  }
  if (rest === 3) addFirstInto(inverse, a);
  return inverse;
}

/** Extends the inverse of the last two rows of three by the first row. */
function addFirstInto(inverse: Float64Array, a: readonly (readonly number[])[]): void {
  const [, b, c] = a[0]!;
  const u = inverse[4]! * b! + inverse[5]! * c!;
  const w = inverse[7]! * b! + inverse[8]! * c!;
  const own = 1 / (a[0]![0]! - b! * u - c! * w);
  inverse[0] = own;
  inverse[1] = inverse[3] = -u * own;
  inverse[2] = inverse[6] = -w * own;
  inverse[4]! += u * u * own;
  inverse[5]! += u * w * own;
  inverse[7]! += u * w * own;
  inverse[8]! += w * w * own;
}
