import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import type { PointAction, SpreadAction } from '../../member/loads/actions.ts';
import { type ActingFactor, createActingFactors } from '../../model/common/actingFactors.ts';
import { GRAVITY_BY_SYSTEM } from '../../model/common/constants.ts';
import { permanentFactor } from '../../model/common/permanentFactor.ts';
import { weightFactors } from '../../model/common/weightFactors.ts';
import type {
  FrameCase,
  FrameMember,
  MemberDistributedLoad,
  MemberLoad,
} from '../../model/frame/frameDocument.ts';
import { hasSettlementIn } from '../../rules/common/sets/hasSettlementIn.ts';
import type { CurvedSpread, FrameActions, FrameModel, ImposedStrain, ModelMember } from './frameModel.ts';
import { axisLength } from './memberAxis.ts';
import { placeOnMember, rangeOnMember } from './memberPlaces.ts';

/**
 * Collects the actions on a frame in the case set with an index; without case sets every load acts in one default set,
 * 0.
 *
 * A set rotates its forces and gravity by its own angle. A combined set adds every set that is not combined times its
 * factor, each at its own angle. Self weight acts in the sets that the document names for it. Settlements, temperatures
 * and misfits act once in every set that their `sets` name; a combined set multiplies settlements by the factor it
 * names for them.
 */
export function collectFrameActions(document: FrameCase, model: FrameModel, index: number): FrameActions {
  const factorsOf = createActingFactors(document.caseSets, index);
  const weight = -GRAVITY_BY_SYSTEM[document.units.system];
  const weights = document.selfWeight ? weightFactors(document, index) : [];
  return {
    joints: jointForces(document, factorsOf),
    members: document.members.map((member, k) => {
      const solved = model.members[k]!;
      const points: PointAction[] = [];
      const spreads: SpreadAction[] = [];
      const curved: CurvedSpread[] = [];
      for (const load of member.loads)
        for (const { factor, angleDeg } of factorsOf(load.sets)) {
          const isMass = load.className === 'DistributedMass';
          const of = { load, member: solved, angleDeg, factor: isMass ? factor * weight : factor };
          if ('c' in load) points.push(pointAction({ ...of, load }));
          else if (solved.curve) curved.push(curvedAction({ ...of, load }));
          else spreads.push(spreadAction({ ...of, load }));
        }
      for (const { factor, angleDeg } of weights)
        if (solved.mass > 0) {
          const action = weightAction(solved, factor * weight, angleDeg);
          if (solved.curve) curved.push({ ...action, by: 'chord' });
          else spreads.push(action);
        }
      return { points, spreads, settlements: [], ...(solved.curve && { curved }) };
    }),
    strains: document.members.map((member, k) => strainOf(member, model.members[k]!, index)),
    settlements: settlementsOf(document, index),
  };
}

function jointForces(
  { joints }: FrameCase,
  factorsOf: (mask: number) => readonly ActingFactor[],
): Float64Array {
  const forces = new Float64Array(3 * joints.length);
  joints.forEach(({ loads }, joint) => {
    for (const { alpha, c, className, sets } of loads)
      for (const { factor, angleDeg } of factorsOf(sets)) {
        const value = factor * c[0];
        if (className === 'BendingMoment') {
          forces[3 * joint + 2]! += value;
          continue;
        }
        forces[3 * joint]! += value * cosDeg(alpha + angleDeg);
        forces[3 * joint + 1]! += value * sinDeg(alpha + angleDeg);
      }
  });
  return forces;
}

interface Placed<Load> {
  readonly load: Load;
  readonly member: ModelMember;
  readonly factor: number;
  readonly angleDeg: number;
}

function pointAction({
  load,
  member,
  factor,
  angleDeg,
}: Placed<Extract<MemberLoad, { c: unknown }>>): PointAction {
  const x = placeOnMember(load.x, member.length);
  const value = factor * load.c[0];
  if (load.className === 'BendingMoment') return { x, fx: 0, fy: 0, m: value };
  const { px, py } = directionOf({ load, member, angleDeg });
  if (member.curve === null || load.frame !== 'member') return { x, fx: value * px, fy: value * py, m: 0 };
  // The axes of a curved member follow its axis.
  const { cos, sin } = member.curve.placeAt(member.curve.alongAt(x));
  return { x, fx: value * (px * cos - py * sin), fy: value * (px * sin + py * cos), m: 0 };
}

function spreadAction({ load, member, factor, angleDeg }: Placed<MemberDistributedLoad>): SpreadAction {
  const { px, py } = spreadDirection(load, member, angleDeg);
  // A projected load is given for the length that the member covers across the load.
  const scale = isProjected(load) ? factor * Math.abs(py) : factor;
  return { px: scale * px, py: scale * py, ...ordinatesOf(load, member) };
}

function curvedAction({ load, member, factor, angleDeg }: Placed<MemberDistributedLoad>): CurvedSpread {
  const { px, py } = spreadDirection(load, member, angleDeg);
  const turns = load.className !== 'DistributedMass' && load.frame === 'member';
  return {
    px: factor * px,
    py: factor * py,
    ...ordinatesOf(load, member),
    by: turns ? 'tangent' : isProjected(load) ? 'projected' : 'chord',
  };
}

function isProjected({ className, frame }: MemberDistributedLoad): boolean {
  return className !== 'DistributedMass' && frame === 'projected';
}

function spreadDirection(
  load: MemberDistributedLoad,
  member: ModelMember,
  angleDeg: number,
): { px: number; py: number } {
  return load.className === 'DistributedMass'
    ? toMember(member, cosDeg(-90 + angleDeg), sinDeg(-90 + angleDeg))
    : directionOf({ load, member, angleDeg });
}

/** Returns the range of a distributed load, and its ordinates as a quadratic in the distance from its start. */
export function ordinatesOf(
  load: MemberDistributedLoad,
  member: Pick<ModelMember, 'length'>,
): Omit<SpreadAction, 'px' | 'py'> {
  const [x0, x1] = rangeOnMember(load.x, member.length);
  const [y0, y1, y2] = load.y;
  const length = x1 - x0;
  return {
    x0,
    x1,
    q0: y0,
    q1: (4 * y1 - 3 * y0 - y2) / length,
    q2: (2 * (y0 - 2 * y1 + y2)) / (length * length),
  };
}

function weightAction(member: ModelMember, weight: number, angleDeg: number): SpreadAction {
  const { px, py } = toMember(member, cosDeg(-90 + angleDeg), sinDeg(-90 + angleDeg));
  const q0 = weight * member.mass;
  return { x0: 0, x1: member.length, px, py, q0, q1: 0, q2: 0 };
}

function directionOf({
  load,
  member,
  angleDeg,
}: {
  load: MemberLoad;
  member: ModelMember;
  angleDeg: number;
}): { px: number; py: number } {
  const [x, y] = [cosDeg(load.alpha + angleDeg), sinDeg(load.alpha + angleDeg)];
  return load.frame === 'member' ? { px: x, py: y } : toMember(member, x, y);
}

function toMember({ cos, sin }: ModelMember, x: number, y: number): { px: number; py: number } {
  return { px: x * cos + y * sin, py: y * cos - x * sin };
}

function strainOf(member: FrameMember, solved: ModelMember, index: number): ImposedStrain | null {
  const { dT = 0, dTdepth = 0, dL = 0 } = member;
  if ((dT === 0 && dTdepth === 0 && dL === 0) || !hasSettlementIn(member, index)) return null;
  return {
    elongation: solved.expansion * dT * axisLength(solved) + dL,
    // The warmer bottom lengthens, so the member sags.
    curvature: dTdepth === 0 ? 0 : (solved.expansion * dTdepth) / solved.depth,
  };
}

function settlementsOf({ caseSets, joints }: FrameCase, index: number): Float64Array {
  const settlements = new Float64Array(3 * joints.length);
  const factor = permanentFactor(caseSets[index], 'settlement');
  joints.forEach(({ support }, joint) => {
    if (!support?.settlement || !hasSettlementIn(support, index)) return;
    const { x = 0, y = 0, r = 0 } = support.settlement;
    settlements.set([factor * x, factor * y, factor * r], 3 * joint);
  });
  return settlements;
}
