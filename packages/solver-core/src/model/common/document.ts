/**
 * The parts that documents of all structures share: plain readonly JSON in the base units of `units.system`.
 * SI keeps m, N, MPa, mm, cm2 and cm4; US keeps in, lbf, psi, in2 and in4.
 * The types are made from the schema (`npm run types`).
 */
export type {
  ActionKey,
  ActionKind,
  CaseAction,
  CaseGrid,
  CaseLimits,
  CaseSet,
  CaseUnits,
  CombinationChoice,
  CommonCase,
  Connection,
  CrossSection,
  DeflectionLimit,
  FactorChange,
  ImposedCategory,
  Material,
  Origin,
  OriginKind,
  OutlinedShape,
  PatternRule,
  Psi,
  MemberLimits,
  RodLimits,
  RodStandard,
  RuleId,
  SectionClass,
  SectionPart,
  Situation,
  SnowClass,
  UnitSystem,
} from './document.generated.ts';
