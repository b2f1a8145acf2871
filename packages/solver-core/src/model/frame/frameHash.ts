import { sha1 } from '../../hashing/sha1.ts';
import { toCaseSetsInput, toMaterialInput, toSectionInput } from '../common/solverInput.ts';
import type { FrameCase, FrameJoint, FrameMember, MemberEnd, MemberLoad } from './frameDocument.ts';

/**
 * Computes the fingerprint of everything the solver reads of a frame, by the rules of `caseHash`: SHA-1 (hex) over
 * canonical JSON with sorted keys, defaults filled in, absent optional fields omitted, -0 as 0. The order of joints,
 * members and loads matters; ids, titles, colours, guides, grid and ratios are excluded.
 */
export function frameHash(document: FrameCase): string {
  // JSON writes -0 as 0 and omits undefined fields.
  return sha1(JSON.stringify(toSolverInput(document)));
}

// Every object below is written with its keys in order, so that no sorting is needed; a test checks this.
/** Writes the parts of a frame that the solver reads: the canonical JSON of its fingerprint. */
export function toSolverInput(document: FrameCase): object {
  return {
    caseSets: toCaseSetsInput(document),
    className: document.className,
    inextensible: toActing(document.inextensible),
    joints: document.joints.map(toJointInput),
    materials: document.materials.map(toMaterialInput),
    members: document.members.map(toMemberInput),
    schema: document.schema,
    secondOrder: toActing(document.secondOrder),
    sections: document.sections.map((section) => toSectionInput(section, document.units.system)),
    selfWeight: document.selfWeight,
    units: { system: document.units.system },
    weightSets: document.selfWeight ? document.weightSets : undefined,
  };
}

function toJointInput({ loads, support, x, y }: FrameJoint): object {
  return {
    loads: loads.map(({ alpha, c, className, sets }) => ({
      alpha: className === 'BendingMoment' ? undefined : alpha,
      c: c[0],
      className,
      sets,
    })),
    support: support && {
      alpha: support.alpha,
      className: support.className,
      settlement: support.settlement && toDirections(support.settlement),
      sets: support.sets,
      stiffness: support.stiffness && toDirections(support.stiffness),
    },
    x,
    y,
  };
}

function toMemberInput(member: FrameMember): object {
  return {
    alpha: member.alpha,
    bedding: member.bedding && toBedInput(member.bedding),
    camber: toActing(member.camber),
    compressionOnly: toActing(member.compressionOnly),
    crossSectionIndex: member.crossSectionIndex,
    dL: toActing(member.dL),
    dT: toActing(member.dT),
    dTdepth: toActing(member.dTdepth),
    ends: { i: toEndInput(member.ends.i), j: toEndInput(member.ends.j) },
    flip: member.flip,
    i: member.i,
    inextensible: toActing(member.inextensible),
    j: member.j,
    loads: member.loads.map(toLoadInput),
    mass: member.mass,
    materialIndex: member.materialIndex,
    sets: member.sets,
    shape: toShapeInput(member.shape),
    tensionOnly: toActing(member.tensionOnly),
  };
}

function toShapeInput(shape: FrameMember['shape']) {
  if (!shape || shape.kind === 'line' || !shape.rise) return undefined;
  const { kind, rise, shift } = shape;
  return { kind, rise, shift: kind === 'parabola' ? toActing(shift) : undefined };
}

function toBedInput({ x = 0, xEnd = x, y = 0, yEnd = y }: NonNullable<FrameMember['bedding']>) {
  const isOn = x > 0 || xEnd > 0 || y > 0 || yEnd > 0;
  return isOn ? { x, xEnd, y, yEnd } : undefined;
}

function toEndInput({ M, N, Q }: MemberEnd): object {
  return { M, N, Q };
}

function toLoadInput(load: MemberLoad): object {
  const { alpha, className, frame, sets, x } = load;
  switch (className) {
    case 'BendingMoment':
      return { c: load.c[0], className, sets, x };
    case 'AxialLoad':
    case 'ShearLoad':
    case 'GenericLoad':
      return { alpha, c: load.c[0], className, frame, sets, x };
    case 'DistributedLoad':
      return { alpha, className, frame, sets, x, y: load.y };
    case 'DistributedMass':
      return { className, sets, x, y: load.y };
    default:
      return className satisfies never;
  }
}

function toDirections({ r, x, y }: { r?: number; x?: number; y?: number }): object {
  return { r, x, y };
}

/** Zero and false have the same effect as an absent field. */
function toActing<Value>(value: Value): Value | undefined {
  return value ? value : undefined;
}
