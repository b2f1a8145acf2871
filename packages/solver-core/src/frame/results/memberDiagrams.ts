import { addPolynomials } from '../../linalg/addPolynomials.ts';
import { integrateBending } from '../../member/bending/bendingFields.ts';
import { makeDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { AxialFields } from '../../member/axial/axialFields.ts';
import type { LineLoad } from '../../member/loads/pieces.ts';
import type { MemberModel } from '../../member/model.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import type { FrameModel, ImposedStrain, ModelMember } from '../assembly/frameModel.ts';
import { diagramsOfCurve } from '../curved/curvedDiagrams.ts';
import { globalMotion } from '../solving/jointMotion.ts';
import type { JointMotion } from '../solving/jointMotion.ts';
import type { MemberLoading } from '../solving/memberLoads.ts';
import { deformationOf, memberModes } from '../solving/memberModes.ts';
import type { MemberTriple } from '../solving/memberModes.ts';

/** A solved member, from which its diagrams are made. */
export interface SolvedMember {
  readonly model: FrameModel;
  readonly member: ModelMember;
  readonly loading: MemberLoading;
  /** Forces in addition to those between clamps. */
  readonly beyond: MemberTriple;
  readonly motion: JointMotion;
}

/**
 * Computes the six diagrams along a member, exact polynomials in its own axes; returns null if numbers overflowed.
 *
 * Displacements are those of the member, which differ from those of a joint at a released end.
 */
export function diagramsOfMember(solved: SolvedMember): MemberDiagrams | null {
  const { member, loading, beyond } = solved;
  const { element, load, clamped, strain } = loading;
  const { M0, M1 } = clamped.ends[0]!;
  const [N, m0, m1] = beyond;
  const moved = endMotion(solved);
  const { u0, v0, v1 } = moved;
  if (loading.curved) return diagramsOfCurve(member, loading.curved, { beyond, strain, moved });
  const model: MemberModel = { nodes: [], elements: [element], shear: null };
  const bent = integrateBending({
    model,
    load: load.across,
    clamped,
    bending: {
      left: Float64Array.of(0, m1 + M1),
      right: Float64Array.of(m0 + M0, 0),
      leftBeyond: Float64Array.of(0, m1),
      rightBeyond: Float64Array.of(m0, 0),
      v: Float64Array.of(v0, v1),
    },
    shears: NOT_CARRIED,
  });
  const stretched = stretchMember(load.along, { N: N + loading.N0, u0, EA: member.EA });
  const made = makeDiagrams({ load, bent, stretched, shear: null });
  return made && strain ? withStrain(made, strain, member.length) : made;
}

const NOT_CARRIED = {
  left: new Float64Array(1),
  right: new Float64Array(1),
  terms: new Float64Array(1),
  isCarried: new Uint8Array(1),
};

/** Computes axial force and displacement piece by piece, from joint i on. */
function stretchMember(
  { places, q0, q1, q2, force }: LineLoad,
  { N, u0, EA }: { N: number; u0: number; EA: number },
): AxialFields {
  const count = places.length - 1;
  const fields = {
    N: new Float64Array(count),
    u: new Float64Array(count),
    EA: new Float64Array(count).fill(EA),
  };
  let sum = N;
  let u = u0;
  for (let p = 0; p < count; p++) {
    if (p > 0) sum -= force[p]!;
    fields.N[p] = sum;
    fields.u[p] = u;
    const h = places[p + 1]! - places[p]!;
    u += (h * (sum - h * (q0[p]! / 2 + h * (q1[p]! / 6 + (h * q2[p]!) / 12)))) / EA;
    sum -= h * (q0[p]! + h * (q1[p]! / 2 + (h * q2[p]!) / 3));
  }
  return fields;
}

/**
 * Computes the displacements of the ends of the member along and across it; at a released end they follow from the rest
 * of the member.
 */
function endMotion({ model, member, loading, beyond, motion }: SolvedMember): {
  u0: number;
  v0: number;
  v1: number;
} {
  const { i, j, cos, sin, length, ends } = member;
  const [along0, across0] = ownMotion(model, motion, i, { cos, sin });
  const [along1, across1] = ownMotion(model, motion, j, { cos, sin });
  const modes = memberModes(member);
  const made = deformationOf(modes, beyond);
  const [elongation, turn0, turn1] = made.map((value, n) => value + loading.imposed[n]!) as [
    number,
    number,
    number,
  ];
  // The chord rotates with the end that is not hinged.
  const chord = ends.i.isFreeM ? motion.high[3 * j + 2]! - turn1 : motion.high[3 * i + 2]! + turn0;
  return {
    u0: ends.i.isFreeN ? along1 - elongation : along0,
    v0: ends.i.isFreeQ ? across1 - chord * length : across0,
    v1: ends.j.isFreeQ ? across0 + chord * length : across1,
  };
}

function ownMotion(
  model: FrameModel,
  motion: JointMotion,
  joint: number,
  { cos, sin }: { cos: number; sin: number },
): [along: number, across: number] {
  const [[x, xRest], [y, yRest]] = globalMotion(model.joints[joint]!, motion, joint);
  return [x * cos + y * sin + (xRest * cos + yRest * sin), y * cos - x * sin + (yRest * cos - xRest * sin)];
}

/** Adds the effect of imposed strains in a member with given end displacements. */
function withStrain(
  made: MemberDiagrams,
  { elongation, curvature }: ImposedStrain,
  length: number,
): MemberDiagrams {
  const half = (curvature * length) / 2;
  return {
    ...made,
    u: adding(made.u, (x) => [(elongation / length) * x, elongation / length]),
    slope: adding(made.slope, (x) => [curvature * x - half, curvature]),
    deflection: adding(made.deflection, (x) => [
      (curvature / 2) * x * (x - length),
      curvature * x - half,
      curvature / 2,
    ]),
  };
}

/** Adds to each piece a polynomial in powers of the distance from its left end, which is at x. */
function adding({ segments }: Diagram, term: (x: number) => readonly number[]): Diagram {
  return toDiagram(segments.map(({ x0, x1, c }) => ({ x0, x1, c: addPolynomials(c, term(x0)) })));
}
