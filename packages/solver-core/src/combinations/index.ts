export type {
  CaseLimits,
  CombinationChoice,
  DeflectionLimit,
  FactorChange,
  MemberLimits,
  RodLimits,
  RodStandard,
} from '../model/common/document.ts';
export { withCombinations } from '../model/common/describedCombinations.ts';
export type {
  ActionKey,
  ActionKind,
  CaseAction,
  ImposedCategory,
  PatternRule,
  Psi,
  SnowClass,
} from './action.ts';
export type {
  ActingSet,
  Choice,
  Combination,
  Combinations,
  EffectSource,
  FilledExpression,
  Member,
  Slot,
} from './combinations.ts';
export type {
  BeamSituation,
  CombinedBeam,
  GoverningReaction,
  SituationSources,
  SpanValues,
  SupportValues,
  UncombinedBeam,
} from './beam/answer.ts';
export type { EnvelopeBorder, GoverningPoint, LineEffect } from './along/envelopeBorder.ts';
export type { FieldEffect } from './along/listLineEffects.ts';
export { type BeamCombiner, beamCombiner } from './beam/beamCombiner.ts';
export type { BeamEffect } from './beam/beamEffects.ts';
export { type Cause, type CauseQuestion, combineBeam, findCause } from './beam/explore.ts';
export type { BeamSpan } from './beam/listSpans.ts';
export { solveBeamCombinations } from './beam/solveBeamCombinations.ts';
export type { OpenedBeam, OpenedSituation } from './beam/openCombinations.ts';
export type { PlannedBeam } from './beam/planBeam.ts';
export type { BeamSolver } from './beam/solveParts.ts';
export { type Certificate, type CheckedCertificate, checkGoverning } from './certificate/checkGoverning.ts';
export type { GoverningValue, Range } from './document/governingValue.ts';
export { type SituationParts, combineSituation } from './document/combineSituation.ts';
export { createCertificate } from './document/createCertificate.ts';
export type { CombinationTerm, NamedCombination } from './document/namedCombinations.ts';
export type {
  CombinedFrame,
  FrameSituation,
  FrameSources,
  GoverningJointReaction,
  JointDisplacements,
  JointReactions,
  MemberEnvelopes,
  UncombinedFrame,
} from './frame/answer.ts';
export { type FrameCause, type FrameCauseQuestion, combineFrame, findFrameCause } from './frame/explore.ts';
export { type FrameSolver, solveFrameCombinations } from './frame/solveFrameCombinations.ts';
export {
  type AnchorValues,
  type CombinedTruss,
  type JointValues,
  type TrussSituation,
  type TrussSolver,
  type UncombinedTruss,
  solveTrussCombinations,
} from './truss/solveTrussCombinations.ts';
export { type MissingInput, createCombinations } from './createCombinations.ts';
export { type ChangedRule, changeRule } from './document/changeRule.ts';
export {
  COMBINATION_FAILURE_CODES,
  type CombinationFailure,
  type CombinationFailureCode,
} from './document/failures.ts';
export {
  type ActionSet,
  type CombinationPlan,
  type HandMade,
  type ReadCombinations,
  readCombinations,
} from './document/readCombinations.ts';
export { type Governing, findGoverning } from './findGoverning.ts';
export {
  type GoverningBorder,
  type GoverningEnvelope,
  computeGoverningEnvelope,
} from './governingEnvelope.ts';
export { type WorstPair, findWorstPair } from './findWorstPair.ts';
export { type HullCorner, computeReachableHull } from './reachableHull.ts';
export type { CombinationRule, Expression, ExpressionTerm, Factor, RuleId, Situation } from './rule.ts';
export { ASCE_7_16, ASCE_7_22 } from './rules/asce7.ts';
export { EN_1990, EN_1990_AB, EN_1990_NO, EN_1990_UK, EN_1990_UK_B } from './rules/en1990.ts';
export { RULES } from './rules/rules.ts';
