import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import type { FrameCase, FrameMember, MemberEnd } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import { holdOf, JOINT_DIRECTIONS } from '../../model/frame/heldDirections.ts';
import { checkCurved } from './checkCurved.ts';
import { checkFrameGeometry } from './checkFrameGeometry.ts';
import { checkFrameLoads } from './checkFrameLoads.ts';
import { readFrameConstants } from './frameConstants.ts';
import { curveOfMember } from './curveOfMember.ts';
import type { FrameModel, LineBed, ModelEnd, ModelJoint, ModelMember } from './frameModel.ts';
import { memberDirection } from './memberDirection.ts';

/** A frame as numbers, with every failure that can be found without examining its stability. */
export interface AssembledFrame {
  /** Null if `failures` prevent building it. */
  readonly model: FrameModel | null;
  readonly failures: readonly FrameFailure[];
  readonly corrections: readonly FrameFailure[];
}

/**
 * Builds the model of a frame from its document, and finds errors in its geometry, constants and loads. A frame that is
 * only judged (`isJudged`) needs no stiffness.
 */
export function assembleFrame(document: FrameCase, { isJudged = false } = {}): AssembledFrame {
  const misplaced = checkFrameGeometry(document);
  if (misplaced.length > 0) return { model: null, failures: misplaced, corrections: [] };
  const { isReal, members: constants, failures, corrections } = readFrameConstants(document);
  const members = document.members.map((member, k): ModelMember => {
    const { EA, ...rest } = constants[k]!;
    const isStiff = member.inextensible ?? document.inextensible;
    const direction = memberDirection(document.joints[member.i]!, document.joints[member.j]!);
    return {
      ...direction,
      ...rest,
      i: member.i,
      j: member.j,
      EA: isStiff ? Infinity : EA,
      ends: { i: endOf(member.ends.i), j: endOf(member.ends.j) },
      bed: bedOf(member),
      camber: member.camber ?? 0,
      curve: curveOfMember(member.shape, direction.length),
      oneWay: member.tensionOnly === true ? 1 : member.compressionOnly === true ? -1 : 0,
    };
  });
  const model = { joints: placeJoints(document), members, isReal };
  const found = [
    ...failures,
    ...checkCurved(document, model),
    ...(isJudged ? [] : checkStiffness(document, model)),
    ...checkFrameLoads(document, model),
  ];
  return { model: found.length > 0 ? null : model, failures: found, corrections };
}

/** Elastic beds, members that bear one way only, and the second order need the stiffness of every member. */
function checkStiffness({ secondOrder }: FrameCase, { isReal, members }: FrameModel): FrameFailure[] {
  if (isReal) return [];
  const isAsked = members.some(({ bed, oneWay }) => bed !== null || oneWay !== 0);
  return members.flatMap((_, k) =>
    secondOrder === true || isAsked
      ? [createFrameFailure('materials.incomplete', `/members/${k}/materialIndex`, { ids: [k] })]
      : [],
  );
}

function bedOf({ bedding }: FrameMember): LineBed | null {
  const { x = 0, y = 0, xEnd = x, yEnd = y } = bedding ?? {};
  return x > 0 || y > 0 || xEnd > 0 || yEnd > 0 ? { x: [x, xEnd], y: [y, yEnd] } : null;
}

function endOf({ N, Q, M }: MemberEnd): ModelEnd {
  return {
    isFreeN: N === 'free',
    isFreeQ: Q === 'free',
    isFreeM: M === 'free',
    give: typeof M === 'number' ? 1 / M : 0,
  };
}

function placeJoints({ joints, members }: FrameCase): ModelJoint[] {
  const turns = new Uint8Array(joints.length);
  const mark = ({ i, j, ends }: FrameMember): void => {
    if (ends.i.M !== 'free') turns[i] = 1;
    if (ends.j.M !== 'free') turns[j] = 1;
  };
  members.forEach(mark);
  return joints.map(({ x, y, support }, joint) => {
    const [alongX, alongY, turn] = JOINT_DIRECTIONS.map((direction) => holdOf(support, direction));
    const angleDeg = support?.alpha ?? 0;
    return {
      x,
      y,
      cos: cosDeg(angleDeg),
      sin: sinDeg(angleDeg),
      holds: [alongX ?? null, alongY ?? null, turn ?? null],
      turns: turns[joint] === 1 || turn !== null,
    };
  });
}
