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
export { type MissingInput, createCombinations } from './createCombinations.ts';
export { type Governing, findGoverning } from './findGoverning.ts';
export {
  type GoverningBorder,
  type GoverningEnvelope,
  computeGoverningEnvelope,
} from './governingEnvelope.ts';
export { type HullCorner, computeReachableHull } from './reachableHull.ts';
export type { CombinationRule, Expression, ExpressionTerm, Factor, Situation } from './rule.ts';
export { ASCE_7_16, ASCE_7_22 } from './rules/asce7.ts';
export { EN_1990, EN_1990_AB } from './rules/en1990.ts';
