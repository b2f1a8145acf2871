import type { Diagram } from '../../diagrams/diagram.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { PointAction, SpreadAction } from '../../member/loads/actions.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { integrateProduct } from '../../linalg/polynomialProduct.ts';
import { assembleFrame } from '../assembly/assembleFrame.ts';
import { collectFrameActions } from '../assembly/collectFrameActions.ts';
import type { FrameModel, ModelMember } from '../assembly/frameModel.ts';
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
  const spreads = (member: number): BodyAction[] =>
    actions.members[member]!.spreads.map((spread) => actOn(model, member, resultantOf(spread)));
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
          const { points: loads, spreads: spread } = actions.members[member]!;
          return [
            ...loads
              .filter(({ x }) => x > 0 && (side === 'left' ? x < to : x <= to))
              .map((point) => actOn(model, member, point)),
            ...spread
              .filter(({ x0 }) => x0 < to)
              .map((one) => actOn(model, member, resultantOf({ ...one, x1: Math.min(one.x1, to) }))),
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
  const { i, j, length } = model.members[index]!;
  return [
    cutAt(model, set, { member: index, x: 0, side: 'right', sign: -1, joint: i }),
    cutAt(model, set, { member: index, x: length, side: 'left', sign: 1, joint: j }),
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
  const start = model.joints[member.i]!;
  const place =
    joint === null ? { x: start.x + x * member.cos, y: start.y + x * member.sin } : model.joints[joint]!;
  return {
    kind: 'cut',
    joint,
    member: index,
    x: place.x,
    y: place.y,
    ...turn(member, sign * valueAt(N, x, side), -sign * valueAt(Q, x, side)),
    moment: sign * valueAt(M, x, side),
  };
}

function opposite(action: BodyAction): BodyAction {
  return { ...action, fx: 0 - action.fx, fy: 0 - action.fy, moment: 0 - action.moment };
}

/** Returns a load on a member as an action on a body. */
function actOn(
  model: FrameModel,
  index: number,
  { x, fx, fy, m: moment }: Pick<PointAction, 'x' | 'fx' | 'fy' | 'm'>,
): BodyAction {
  const member = model.members[index]!;
  const start = model.joints[member.i]!;
  return {
    kind: 'load',
    joint: null,
    member: index,
    x: start.x + x * member.cos,
    y: start.y + x * member.sin,
    ...turn(member, fx, fy),
    moment,
  };
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
