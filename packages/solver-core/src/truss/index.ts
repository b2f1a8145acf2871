// The door `@eecs/solver-core/truss`: trusses, plane and spatial. Nothing of the beam imports it, and whoever solves only beams does not load it.

// The document
export { limitTrussSchema } from '../model/truss/limitTrussSchema.ts';
export { trussCaseSchema } from '../model/truss/describedTrussSchema.ts';
export { parseTruss } from '../model/truss/parseTruss.ts';
export type { ParsedTruss } from '../model/truss/parseTruss.ts';
export { readTruss } from '../model/truss/readTruss.ts';
export type { TrussReading } from '../model/truss/readTruss.ts';
export { trussHash } from '../model/truss/trussHash.ts';
export type {
  CircleGuide,
  EllipseGuide,
  Guide,
  Joint,
  JointLoad,
  JointLoadClass,
  JointSettlement,
  LineGuide,
  Link,
  LinkLoad,
  LinkLoadClass,
  TrussCase,
} from '../model/truss/trussDocument.ts';
export { convertTruss } from './assembly/convertTruss.ts';

// What it is made of and what acts on it
export { assembleTruss } from './assembly/assembleTruss.ts';
export type { AssembledTruss } from './assembly/assembleTruss.ts';
export { computeActions } from './assembly/computeActions.ts';
export { totalMassOfTruss } from './assembly/totalMassOfTruss.ts';
export type { TrussActions, TrussModel } from './assembly/trussModel.ts';
export type { JointSystem } from './system/jointSystem.ts';

// Refusals
export { TRUSS_FAILURE_CODES } from './trussFailures.ts';
export type { TrussFailure, TrussFailureCode } from './trussFailures.ts';
