// The entry point `@eecs/solver-core/frame`: plane frames. No module for beams and trusses imports it, so pages that
// solve only these do not load it.

// The document
export { frameCaseSchema } from '../model/frame/publishedFrameSchema.ts';
export { unknownFrameFields } from '../model/frame/unknownFrameFields.ts';
export { frameHash } from '../model/frame/frameHash.ts';
export { countFrameLoads, countMembers } from '../model/frame/frameLimits.ts';
export { parseFrame } from '../model/frame/parseFrame.ts';
export type { ParsedFrame } from '../model/frame/parseFrame.ts';
export { readFrame } from '../model/frame/readFrame.ts';
export type { FrameReading, FrameReadingOptions } from '../model/frame/readFrame.ts';
export { holdOf, JOINT_DIRECTIONS } from '../model/frame/heldDirections.ts';
export type { JointDirection } from '../model/frame/heldDirections.ts';
export type {
  FrameCase,
  FrameGuide,
  FrameJoint,
  FrameJointLoad,
  FrameKind,
  FrameMember,
  FramePointLoadClass,
  FrameSupport,
  FrameSupportClass,
  LoadFrame,
  MemberDistributedLoad,
  MemberDistributedLoadClass,
  MemberEnd,
  MemberLoad,
  MemberPointLoad,
} from '../model/frame/frameDocument.ts';

// Curved members
export { createCurve, MOST_RISE, MOST_SHIFT } from '../member/curve/createCurve.ts';
export { splitShape } from '../member/curve/splitShape.ts';
export type { CurvePlace, CurveSeries, CurveShape, MemberCurve } from '../member/curve/memberCurve.ts';
export type { SplitShape } from '../member/curve/splitShape.ts';

// Refusals
export { FRAME_CORRECTION_CODES, FRAME_FAILURE_CODES } from '../model/frame/frameFailures.ts';
export type { FrameCorrectionCode, FrameFailure, FrameFailureCode } from '../model/frame/frameFailures.ts';

// The solve
export { solveFrame } from './solveFrame.ts';
export type {
  FrameAnswer,
  FrameJointResult,
  FrameMemberResult,
  FrameOptions,
  FramePart,
  FrameSet,
  OneWayMembers,
  OneWayStep,
  RefusedFrame,
  SolvedFrame,
} from './answer/frameAnswer.ts';
export type { FrameMohr, FrameMohrCase, FrameMohrPoint, FrameMohrSegment } from './answer/frameMohr.ts';
export type { SecondOrderSteps } from './pieces/solvePiecedSet.ts';
export type { FrameChecks } from './results/frameChecks.ts';
export type { FrameReaction } from './results/frameReactions.ts';
export { cutFrame } from './results/freeBodies.ts';
export type { BodyAction, CutSet, FrameBody, FreeBodies } from './results/freeBodies.ts';

// The verdict
export { judgeFrame } from './judgeFrame.ts';
export type {
  FrameCause,
  FrameFix,
  FrameMechanism,
  FrameVerdict,
  PartMotion,
} from './verdict/frameVerdict.ts';
