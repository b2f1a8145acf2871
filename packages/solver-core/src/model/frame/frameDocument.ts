/**
 * The frame document as it travels: plain readonly JSON in the base units of `units.system`, as a beam's.
 * `parseFrame` makes a document from anything and keeps fields that are not named here.
 * The types are made from the schema (`npm run types`).
 */
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
} from './frameDocument.generated.ts';
