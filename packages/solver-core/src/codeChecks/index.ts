// The entry point `@eecs/solver-core/code-checks`: checks rods of trusses and beams against their resistances by design
// codes.
export { type UncheckedReason, chooseChecks, readStandard } from './chooseChecks.ts';
export { type CheckCause, nameCheckCause } from './nameCheckCause.ts';
export {
  type JudgedRod,
  type RodCheck,
  type RodForces,
  type RodOrder,
  type UnjudgedReason,
  type UnjudgedRod,
  checkRods,
} from './rods/checkRods.ts';
export { OMEGA, PHI } from './rods/aisc360.ts';
export { IMPERFECTIONS } from './rods/en1993.ts';
export { type RodFormulas, citeRodCheck } from './rods/citeRodCheck.ts';
export type { BucklingResistance, CompressionResistance } from './rods/rodResistance.ts';
export type { BucklingMode } from './rods/criticalForces.ts';
export { type RodCause, type SolvedRods, type TrussRodCheck, checkTrussRods } from './rods/checkTrussRods.ts';
export { type CheckedTruss, type UncheckedTruss, solveTrussRods } from './rods/solveTrussRods.ts';
export {
  type RejectedRods,
  type RodInputsMissing,
  type RodSizing,
  type RodSizingAnswer,
  type RodSizingWish,
  type SizedRods,
  assignRodSection,
  findLightestRods,
  searchLightestRods,
} from './rods/findLightestRods.ts';
export {
  type RodGroupsWish,
  type SizedRodGroup,
  type SizedRodGroups,
  listRodGroups,
  searchRodGroups,
  sizeRodGroups,
} from './rods/sizeRodGroups.ts';
export { type BeamMemberCheck, type BeamMemberChecks, checkBeamMembers } from './members/checkBeamMembers.ts';
export type { MemberCause } from './members/loadings.ts';
export type { LateralStretch, MemberBuckling, UnbracedLength } from './members/memberCheck.ts';
export type { MemberCheckKind, UnjudgedMember, UnjudgedPart } from '../sizing/unjudgedPart.ts';
export { createCodeJudge } from './members/createCodeJudge.ts';
export { type CheckedBeam, type UncheckedBeam, solveBeamMembers } from './members/solveBeamMembers.ts';
export { addReachable } from './members/addReachable.ts';
