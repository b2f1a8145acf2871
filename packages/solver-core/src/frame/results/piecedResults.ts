import { toDiagram } from '../../diagrams/toDiagram.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { FrameActions, FrameModel, ModelMember } from '../assembly/frameModel.ts';
import type { SeriesFields } from '../pieces/fieldsOfPieces.ts';

/** Makes the diagrams of a member from its fields; returns null if numbers overflowed. */
export function diagramsOfFields(fields: SeriesFields): MemberDiagrams | null {
  const isFinite = Object.values(fields).every((segments) =>
    (segments as SeriesFields['N']).every(({ c }) => c.every(Number.isFinite)),
  );
  if (!isFinite) return null;
  const { N, Q, M, u, deflection, slope } = fields;
  return {
    N: toDiagram(N),
    Q: toDiagram(Q),
    M: toDiagram(M),
    u: toDiagram(u),
    deflection: toDiagram(deflection),
    slope: toDiagram(slope),
  };
}

/**
 * Returns the force of a member at a place perpendicular to the undeformed member; in the second order it differs from
 * the shear force of the rotated section.
 */
export function acrossAt(
  { N, Q, slope }: Pick<MemberDiagrams, 'N' | 'Q' | 'slope'>,
  {
    member,
    x,
    isSecondOrder,
  }: { readonly member: ModelMember; readonly x: number; readonly isSecondOrder: boolean },
): number {
  const side = x >= member.length ? 'left' : 'right';
  const shear = valueAt(Q, x, side);
  if (!isSecondOrder) return shear;
  return shear - valueAt(N, x, side) * (valueAt(slope, x, side) + bowAt(member, x));
}

/** Returns the slope of the unloaded member. */
export function bowAt({ camber, length }: ModelMember, x: number): number {
  return (4 * camber * (length - 2 * x)) / length ** 2;
}

/** Computes the unbalanced forces of loads and members at each joint, in the axes of its support. */
export function restOfPieces(
  { joints, members }: FrameModel,
  of: {
    readonly actions: FrameActions;
    readonly diagrams: readonly MemberDiagrams[];
    readonly isSecondOrder: boolean;
  },
): Float64Array {
  const rest = new Float64Array(3 * joints.length);
  const addInto = (joint: number, x: number, y: number, moment: number): void => {
    const { cos, sin } = joints[joint]!;
    rest[3 * joint]! += x * cos + y * sin;
    rest[3 * joint + 1]! += y * cos - x * sin;
    rest[3 * joint + 2]! += moment;
  };
  joints.forEach((_, k) => {
    addInto(k, of.actions.joints[3 * k]!, of.actions.joints[3 * k + 1]!, of.actions.joints[3 * k + 2]!);
  });
  members.forEach((member, k) => {
    const { i, j, cos, sin, length } = member;
    const made = of.diagrams[k]!;
    for (const [joint, x, sign] of [
      [i, 0, 1],
      [j, length, -1],
    ] as const) {
      const points = of.actions.members[k]!.points.filter((one) => one.x === x);
      const along = sign * valueAt(made.N, x) + points.reduce((sum, { fx }) => sum + fx, 0);
      const across =
        -sign * acrossAt(made, { member, x, isSecondOrder: of.isSecondOrder }) +
        points.reduce((sum, { fy }) => sum + fy, 0);
      const moment = sign * valueAt(made.M, x) + points.reduce((sum, { m }) => sum + m, 0);
      addInto(joint, along * cos - across * sin, along * sin + across * cos, moment);
    }
  });
  return rest;
}
