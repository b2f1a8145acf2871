export { caseHash, CHECKSUM } from './model/caseHash.ts';
export { DEFAULTS, GRAVITY, GRAVITY_BY_SYSTEM, LIMITS, MAX_CASE_SETS } from './model/constants.ts';
export { beamCaseSchema, crossSectionSchema, materialSchema } from './model/schema.ts';
export { isHeld, parseCase } from './model/parseCase.ts';
export type { ParsedCase } from './model/parseCase.ts';
export type {
  BeamCase,
  BeamSection,
  ByDirection,
  CaseGrid,
  CaseSet,
  CaseUnits,
  CrossSection,
  DistributedLoad,
  DistributedLoadClass,
  Load,
  LoadClass,
  Material,
  PointLoad,
  PointLoadClass,
  SectionClass,
  Support,
  SupportClass,
  UnitSystem,
} from './model/document.ts';

export { CORRECTION_CODES, FAILURE_CODES, FAILURE_GROUPS } from './failures.ts';
export type { CorrectionCode, Failure, FailureCode, FailureGroup } from './failures.ts';

export type { DiscMotion, Mechanism, Verdict, VerdictStatus } from './rules/verdict.ts';

export type {
  BeamAnswer,
  BeamSet,
  Checks,
  Diagram,
  DiagramJump,
  DiagramPoint,
  DiagramSegment,
  IncludePart,
  Reaction,
  RefusedBeam,
  SolvedBeam,
  SolveOptions,
} from './beam/answer.ts';
