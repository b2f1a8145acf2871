/**
 * The frame document as it is stored and exchanged: plain readonly JSON in the base units of `units.system`, as for a
 * beam. `parseFrame` makes a document from any input and keeps fields that are not named here. The types are generated
 * from the schema (`npm run types`).
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
