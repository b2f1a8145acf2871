import type { DiagramSegment } from '../diagrams/diagram.ts';
import type { FrameModel, ModelJoint, ModelMember } from '../frame/assembly/frameModel.ts';
import {
  combineForms,
  eliminateUnknowns,
  HELD,
  type LinearForm,
  substituteForms,
  unknownAlone,
} from './linearForm.ts';

/** Displacements of an end of a member in its own axes: along it, across it, and its turn. */
export interface EndForms {
  readonly u: LinearForm;
  readonly v: LinearForm;
  readonly r: LinearForm;
}

/** A member that can buckle and swing, in consistent units. */
export interface StabilityMember {
  readonly length: number;
  readonly EI: number;
  /** Infinity of an inextensible member. */
  readonly EA: number;
  /** Axial force under the loads as they are, tension above zero. */
  readonly N: readonly DiagramSegment[];
  /** Mass per length. */
  readonly mass: readonly DiagramSegment[];
  readonly ends: readonly [EndForms, EndForms];
}

/** A spring between a displacement and the ground, or between an end and its joint. */
export interface StabilitySpring {
  readonly form: LinearForm;
  readonly stiffness: number;
}

/** A frame as its stability and its swinging are asked about. */
export interface StabilityModel {
  readonly unknowns: number;
  readonly members: readonly StabilityMember[];
  readonly springs: readonly StabilitySpring[];
  /** Displacements of each joint along the axes of its support, and its turn. */
  readonly joints: readonly (readonly [LinearForm, LinearForm, LinearForm])[];
}

/** Actions on the members: axial force and mass by member, in consistent units. */
export interface MemberFields {
  readonly N: readonly DiagramSegment[];
  readonly mass: readonly DiagramSegment[];
}

/**
 * Makes the model of a frame: an unknown for every displacement that no support holds and for every released end.
 * Inextensible members are constraints, by which unknowns are expressed by others.
 */
export function createStabilityModel(model: FrameModel, fields: readonly MemberFields[]): StabilityModel {
  let unknowns = 0;
  const take = (): LinearForm => unknownAlone(unknowns++);
  const springs: StabilitySpring[] = [];
  const joints = model.joints.map(({ holds, turns }) =>
    holds.map((hold, direction) => {
      if (hold === 0 || (direction === 2 && !turns)) return HELD;
      const form = take();
      if (hold !== null) springs.push({ form, stiffness: hold });
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
  const by = eliminateUnknowns(
    model.members.flatMap(({ EA }, k) =>
      EA === Infinity
        ? [
            combineForms([
              [ends[k]![1].u, 1],
              [ends[k]![0].u, -1],
            ]),
          ]
        : [],
    ),
  );
  // Numbers the unknowns that are left.
  const kept = new Map<number, LinearForm>();
  for (let unknown = 0; unknown < unknowns; unknown++)
    if (!by.has(unknown)) kept.set(unknown, unknownAlone(kept.size));
  const left = (form: LinearForm): LinearForm => substituteForms(substituteForms(form, by), kept);
  const leftEnd = ({ u, v, r }: EndForms): EndForms => ({ u: left(u), v: left(v), r: left(r) });
  return {
    unknowns: kept.size,
    members: model.members.map(({ length, EI, EA }, k) => {
      const [one, two] = ends[k]!;
      return { length, EI, EA, ...fields[k]!, ends: [leftEnd(one), leftEnd(two)] };
    }),
    springs: springs.map(({ form, stiffness }) => ({ form: left(form), stiffness })),
    joints: joints.map(([x, y, r]) => [left(x), left(y), left(r)]),
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
