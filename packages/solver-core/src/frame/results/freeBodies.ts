import type { Diagram } from '../../diagrams/diagram.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { PointAction, SpreadAction } from '../../member/loads/actions.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { integrateProduct } from '../../linalg/polynomialProduct.ts';
import { ZERO_FORCE } from '../../linalg/tolerance.ts';
import type { MemberCurve } from '../../member/curve/memberCurve.ts';
import { assembleFrame } from '../assembly/assembleFrame.ts';
import { collectFrameActions } from '../assembly/collectFrameActions.ts';
import type { CurvedSpread, FrameModel, MemberActions, ModelMember } from '../assembly/frameModel.ts';
import { axisLength, toChord } from '../assembly/memberAxis.ts';
import { spreadResultants } from './curvedSums.ts';
import type { FrameReaction } from './frameReactions.ts';

/** A free body of a frame: the whole frame, a joint, a member, or the part of a member from its start to a section. */
export type FrameBody =
  | { readonly kind: 'whole' }
  | { readonly kind: 'joint'; readonly joint: number }
  | { readonly kind: 'member'; readonly member: number }
  | {
      readonly kind: 'part';
      readonly member: number;
      /** Distance of the section from the start of the member; loads exactly there act on the part if `side` is right. */
      readonly x: number;
      readonly side: Side;
    };

/** A side of a section across a member, seen along the member. */
export type Side = 'left' | 'right';

/** An action on a free body: a force at a point along the global axes, and a moment, counter-clockwise. */
export interface BodyAction {
  /** The origin of the action: a load, a support, or the end of a cut member. */
  readonly kind: 'load' | 'reaction' | 'cut';
  /** Index of the joint on which it acts; null for a load or a section between the ends of a member. */
  readonly joint: number | null;
  /** Index of the member on which it acts or that was cut; null for a load or a reaction on a joint. */
  readonly member: number | null;
  readonly x: number;
  readonly y: number;
  readonly fx: number;
  readonly fy: number;
  readonly moment: number;
}

/** The parts of the results of a case set that are needed to cut bodies free. */
export interface CutSet {
  readonly members: readonly { readonly N: Diagram; readonly Q: Diagram; readonly M: Diagram }[];
  readonly R: readonly FrameReaction[];
}

/** The actions of a case set on the free bodies of a frame. */
export interface FreeBodies {
  readonly actionsOn: (body: FrameBody) => readonly BodyAction[];
}

/**
 * Lists the actions on each free body in a case set: loads as their resultants, reactions, and the forces of the solved
 * diagrams at the cut ends. The actions on every body are in equilibrium. Returns null for a document with invalid
 * members, and where equilibrium depends on displacements: in the second order and with elastic beds.
 */
export function cutFrame(
  document: FrameCase,
  { index, set }: { readonly index: number; readonly set: CutSet },
): FreeBodies | null {
  const { model } = assembleFrame(document);
  if (!model || document.secondOrder === true || model.members.some(({ bed }) => bed !== null)) return null;
  const actions = collectFrameActions(document, model, index);
  const at = (joint: number) => model.joints[joint]!;
  const onJoint = (joint: number, [fx, fy, moment]: readonly [number, number, number]): BodyAction[] => {
    const { x, y } = at(joint);
    return fx === 0 && fy === 0 && moment === 0
      ? []
      : [{ kind: 'load', joint, member: null, x, y, fx, fy, moment }];
  };
  const jointLoads = (joint: number): BodyAction[] =>
    onJoint(joint, [
      actions.joints[3 * joint]!,
      actions.joints[3 * joint + 1]!,
      actions.joints[3 * joint + 2]!,
    ]);
  const reactions = (joint?: number): BodyAction[] =>
    set.R.filter((one) => joint === undefined || one.joint === joint).map(
      ({ joint: held, x: fx, y: fy, moment }) => {
        const { x, y } = at(held);
        return { kind: 'reaction', joint: held, member: null, x, y, fx, fy, moment };
      },
    );
  const cuts = (member: number): readonly [BodyAction, BodyAction] => cutMember(model, set, member);
  const points = (member: number, isMeant: (x: number, length: number) => boolean): BodyAction[] =>
    actions.members[member]!.points.filter(({ x }) => isMeant(x, model.members[member]!.length)).map(
      (point) => actOn(model, member, point),
    );
  const spreads = (member: number): BodyAction[] => spreadsOn(model, member, actions.members[member]!);
  return {
    actionsOn: (body) => {
      switch (body.kind) {
        case 'whole':
          return [
            ...document.joints.flatMap((_, joint) => jointLoads(joint)),
            ...model.members.flatMap((_, member) => [...points(member, () => true), ...spreads(member)]),
            ...reactions(),
          ];
        case 'joint':
          return [
            ...jointLoads(body.joint),
            ...reactions(body.joint),
            ...model.members.flatMap(({ i, j }, member) => {
              const [start, end] = cuts(member);
              // A load at the very end of a member acts on the joint.
              return [
                ...(i === body.joint ? [opposite(start), ...points(member, (x) => x <= 0)] : []),
                ...(j === body.joint ? [opposite(end), ...points(member, (x, length) => x >= length)] : []),
              ];
            }),
          ];
        case 'member':
          return [
            ...points(body.member, (x, length) => x > 0 && x < length),
            ...spreads(body.member),
            ...cuts(body.member),
          ];
        case 'part': {
          const { member, x: to, side } = body;
          const { points: loads, spreads: spread, curved = [] } = actions.members[member]!;
          const { curve } = model.members[member]!;
          // Loads are placed along the chord.
          const end = curve === null ? to : curve.placeAt(to).x;
          const before = <Load extends { readonly x0: number; readonly x1: number }>(
            list: readonly Load[],
          ): Load[] =>
            list.filter(({ x0 }) => x0 < end).map((one) => ({ ...one, x1: Math.min(one.x1, end) }));
          return [
            ...loads
              .filter(({ x }) => x > 0 && (side === 'left' ? x < end : x <= end))
              .map((point) => actOn(model, member, point)),
            ...spreadsOn(model, member, { spreads: before(spread), curved: before(curved) }),
            cuts(member)[0],
            cutAt(model, set, { member, x: to, side, sign: 1, joint: null }),
          ];
        }
        default:
          return body satisfies never;
      }
    },
  };
}

/** Returns the forces of the diagrams on a member at its ends, where it is cut from its joints. */
function cutMember(model: FrameModel, set: CutSet, index: number): readonly [BodyAction, BodyAction] {
  const member = model.members[index]!;
  return [
    cutAt(model, set, { member: index, x: 0, side: 'right', sign: -1, joint: member.i }),
    cutAt(model, set, { member: index, x: axisLength(member), side: 'left', sign: 1, joint: member.j }),
  ];
}

/** Returns the forces of the diagrams at a section, on the part before it (sign 1) or after it (sign −1). */
function cutAt(
  model: FrameModel,
  { members }: CutSet,
  {
    member: index,
    x,
    side,
    sign,
    joint,
  }: {
    readonly member: number;
    readonly x: number;
    readonly side: Side;
    readonly sign: 1 | -1;
    readonly joint: number | null;
  },
): BodyAction {
  const member = model.members[index]!;
  const { N, Q, M } = members[index]!;
  const place = joint === null ? placeAt(model, member, x) : model.joints[joint]!;
  const forces = toChord(member, x, { N: valueAt(N, x, side), Q: valueAt(Q, x, side) });
  return {
    kind: 'cut',
    joint,
    member: index,
    x: place.x,
    y: place.y,
    ...turn(member, sign * forces.N, -sign * forces.Q),
    moment: sign * valueAt(M, x, side),
  };
}

/** Returns the place of a section at a distance along the axis of a member. */
function placeAt(
  model: FrameModel,
  { i, cos, sin, curve }: ModelMember,
  s: number,
): { readonly x: number; readonly y: number } {
  const start = model.joints[i]!;
  const { x, y } = curve?.placeAt(s) ?? { x: s, y: 0 };
  return { x: start.x + x * cos - y * sin, y: start.y + x * sin + y * cos };
}

function opposite(action: BodyAction): BodyAction {
  return { ...action, fx: 0 - action.fx, fy: 0 - action.fy, moment: 0 - action.moment };
}

/** Returns a load on a member as an action on a body. */
function actOn(model: FrameModel, index: number, action: PointOnChord): BodyAction {
  const { curve } = model.members[index]!;
  const y = curve ? curve.placeAt(curve.alongAt(action.x)).y : 0;
  return placeOnBody(model, index, { ...action, y });
}

type PointOnChord = Pick<PointAction, 'x' | 'fx' | 'fy' | 'm'>;

/** Returns an action in the axes of the chord of a member as an action on a body. */
function placeOnBody(
  model: FrameModel,
  index: number,
  { x, y, fx, fy, m: moment }: PointOnChord & { readonly y: number },
): BodyAction {
  const member = model.members[index]!;
  const start = model.joints[member.i]!;
  return {
    kind: 'load',
    joint: null,
    member: index,
    x: start.x + x * member.cos - y * member.sin,
    y: start.y + x * member.sin + y * member.cos,
    ...turn(member, fx, fy),
    moment,
  };
}

/** Returns the distributed loads of a member as actions on a body. */
function spreadsOn(
  model: FrameModel,
  index: number,
  { spreads, curved = [] }: Pick<MemberActions, 'spreads' | 'curved'>,
): BodyAction[] {
  const { curve, length } = model.members[index]!;
  if (curve === null) return spreads.map((spread) => actOn(model, index, resultantOf(spread)));
  return curved.map((spread) =>
    placeOnBody(model, index, resultantOnCurve(curve, spread, spreadResultants(curve, length, [spread]))),
  );
}

/**
 * Returns the resultant of a load on a curve, on its line of action as near as possible to the middle of its range; if
 * the resultant is zero, its moment.
 */
function resultantOnCurve(
  curve: MemberCurve,
  { x0, x1 }: CurvedSpread,
  parts: readonly { readonly fx: number; readonly fy: number; readonly m: number }[],
): PointOnChord & { readonly y: number } {
  const sum = { fx: 0, fy: 0, m: 0 };
  let size = 0;
  for (const { fx, fy, m } of parts) {
    sum.fx += fx;
    sum.fy += fy;
    sum.m += m;
    size += Math.hypot(fx, fy);
  }
  const { x, y } = curve.placeAt(curve.alongAt((x0 + x1) / 2));
  const m = sum.m - (x * sum.fy - y * sum.fx);
  const square = sum.fx ** 2 + sum.fy ** 2;
  if (!(square > (ZERO_FORCE * size) ** 2)) return { ...sum, x, y, m };
  return { ...sum, x: x + (m * sum.fy) / square, y: y - (m * sum.fx) / square, m: 0 };
}

/** Returns the resultant of a distributed load at its centre; if the resultant is zero, its moment. */
function resultantOf({ x0, x1, px, py, q0, q1, q2 }: SpreadAction): PointAction {
  const h = x1 - x0;
  const total = integrateProduct([q0, q1, q2], [1], h);
  const about = integrateProduct([q0, q1, q2], [0, 1], h);
  const centre = about / total;
  const hasCentre = centre >= 0 && centre <= h;
  return {
    x: hasCentre ? x0 + centre : x0,
    fx: px * total,
    fy: py * total,
    m: hasCentre ? 0 : py * about,
  };
}

/** Rotates forces along and across a member to the global axes. */
function turn({ cos, sin }: ModelMember, along: number, across: number): { fx: number; fy: number } {
  return { fx: along * cos - across * sin, fy: along * sin + across * cos };
}
