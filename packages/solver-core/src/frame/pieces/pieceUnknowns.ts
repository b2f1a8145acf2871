import type { FrameModel, ModelJoint, ModelMember } from '../assembly/frameModel.ts';
import {
  combineForms,
  eliminateUnknowns,
  HELD,
  type LinearForm,
  substituteForms,
  unknownAlone,
} from './linearForm.ts';

/** Displacements of an end of a member in its own axes: along it, across it, and its rotation. */
export interface EndForms {
  readonly u: LinearForm;
  readonly v: LinearForm;
  readonly r: LinearForm;
}

/** A spring between a displacement and the ground, or between an end and its joint. */
export interface PieceSpring {
  readonly form: LinearForm;
  readonly stiffness: number;
}

/** The displacements of a frame as sums of unknowns. */
export interface PieceUnknowns {
  /** Number of unknowns, including `GIVEN` if displacements are imposed. */
  readonly count: number;
  readonly ends: readonly (readonly [EndForms, EndForms])[];
  readonly springs: readonly PieceSpring[];
  /** Displacements of each joint along the axes of its support, and its rotation. */
  readonly joints: readonly (readonly [LinearForm, LinearForm, LinearForm])[];
  /** The forms that must be zero for inextensible members, by member, before any unknown is expressed by others. */
  readonly constraints: readonly MemberConstraint[];
  /** Expresses a form, as it was before the constraints, by the remaining unknowns. */
  readonly express: (form: LinearForm) => LinearForm;
  /** The same parts before the constraints are used. */
  readonly loose: Pick<PieceUnknowns, 'count' | 'ends' | 'springs' | 'joints'>;
}

/** The elongation of an inextensible member, which must be zero. */
export interface MemberConstraint {
  readonly member: number;
  readonly form: LinearForm;
}

/** Imposed displacements, as multiples of one displacement, `GIVEN`. */
export interface ImposedDisplacements {
  /** Along the axes of the supports, three numbers for each joint. */
  readonly settlements: Float64Array;
  /** Elongation of each member if it were free. */
  readonly elongations: Float64Array;
}

/** Index of the known displacement of which all imposed displacements are multiples, if there are any. */
export const GIVEN = 0;

/**
 * Numbers the displacements of a frame: an unknown for every direction that no support holds and for every released
 * end. Inextensible members are constraints by which unknowns are expressed by others.
 */
export function numberUnknowns(model: FrameModel, imposed?: ImposedDisplacements): PieceUnknowns {
  let count = imposed === undefined ? 0 : 1;
  const take = (): LinearForm => unknownAlone(count++);
  const given = (part: number): LinearForm => (part === 0 ? HELD : { unknowns: [GIVEN], factors: [part] });
  const springs: PieceSpring[] = [];
  const joints = model.joints.map(({ holds, turns }, joint) =>
    holds.map((hold, direction) => {
      const settled = given(imposed?.settlements[3 * joint + direction] ?? 0);
      if (hold === 0) return settled;
      if (direction === 2 && !turns) return HELD;
      const form = take();
      if (hold !== null)
        springs.push({
          form: combineForms([
            [form, 1],
            [settled, -1],
          ]),
          stiffness: hold,
        });
      return form;
    }),
  ) as [LinearForm, LinearForm, LinearForm][];
  const ends = model.members.map((member) =>
    (['i', 'j'] as const).map((name) => {
      const joint = member[name];
      const { isFreeN, isFreeQ, isFreeM, give } = member.ends[name];
      const [u, v] = alongMember(model.joints[joint]!, joints[joint]!, member);
      const r = joints[joint]![2];
      const own = isFreeM || give > 0 ? take() : r;
      if (give > 0)
        springs.push({
          form: combineForms([
            [own, 1],
            [r, -1],
          ]),
          stiffness: 1 / give,
        });
      return { u: isFreeN ? take() : u, v: isFreeQ ? take() : v, r: own };
    }),
  ) as [EndForms, EndForms][];
  const constraints = model.members.flatMap(({ EA }, member): MemberConstraint[] => {
    if (EA !== Infinity) return [];
    const [one, two] = ends[member]!;
    const elongation = given(imposed?.elongations[member] ?? 0);
    return [
      {
        member,
        form: combineForms([
          [two.u, 1],
          [one.u, -1],
          [elongation, -1],
        ]),
      },
    ];
  });
  const by = eliminateUnknowns(
    constraints.map(({ form }) => form),
    imposed === undefined ? null : GIVEN,
  );
  // Numbers the remaining unknowns.
  const kept = new Map<number, LinearForm>();
  for (let unknown = 0; unknown < count; unknown++)
    if (!by.has(unknown)) kept.set(unknown, unknownAlone(kept.size));
  const express = (form: LinearForm): LinearForm => substituteForms(substituteForms(form, by), kept);
  const expressEnd = ({ u, v, r }: EndForms): EndForms => ({ u: express(u), v: express(v), r: express(r) });
  return {
    count: kept.size,
    ends: ends.map(([one, two]) => [expressEnd(one), expressEnd(two)]),
    springs: springs.map(({ form, stiffness }) => ({ form: express(form), stiffness })),
    joints: joints.map(([x, y, r]) => [express(x), express(y), express(r)]),
    constraints,
    express,
    loose: { count, ends, springs, joints },
  };
}

function alongMember(
  { cos, sin }: ModelJoint,
  [x, y]: readonly [LinearForm, LinearForm, LinearForm],
  member: ModelMember,
): [u: LinearForm, v: LinearForm] {
  // Cosine and sine of the angle from the axes of the support to those of the member.
  const c = member.cos * cos + member.sin * sin;
  const s = member.sin * cos - member.cos * sin;
  return [
    combineForms([
      [x, c],
      [y, s],
    ]),
    combineForms([
      [x, -s],
      [y, c],
    ]),
  ];
}
