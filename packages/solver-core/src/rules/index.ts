export { STRUCTURES, WEIGHT_FACTORS } from '../model/common/constants.ts';

export { checkImport, IMPORT_LIMITS } from './checkImport.ts';
export type { ImportProblem } from './checkImport.ts';

export { findCollisions } from './collisions/findCollisions.ts';
export type { Collisions } from './collisions/findCollisions.ts';
export { fixCollisions } from './collisions/fixCollisions.ts';
export { isOnBeam } from './collisions/isOnBeam.ts';
export { moveInside } from './collisions/moveInside.ts';
export { countNotes, NO_COUNTERS } from './counters.ts';
export type { Counters } from './counters.ts';
export { listNotes } from './ruleEdit.ts';
export type { RuleEdit, RuleNote, RuleNoteCode } from './ruleEdit.ts';

export { checkNumber } from './fields/checkNumber.ts';
export type { NumberProblem } from './fields/checkNumber.ts';
export { roundTyped } from './fields/roundTyped.ts';
export {
  isDate,
  isEmail,
  isFullTime,
  isHexColor,
  isRgbaColor,
  isRgbColor,
  isTime,
} from './fields/validators.ts';

export { findContradictions } from './findContradictions.ts';
export type { Contradiction } from './findContradictions.ts';

export { findSectionProblems, problemsOf } from './findSectionProblems.ts';
export type { SectionProblem } from './findSectionProblems.ts';

export { fitGridStep, followLength, getFirstGridStep } from './length/fitGridStep.ts';
export { isGridTooFine, setGrid } from './length/setGrid.ts';
export { setLength } from './length/setLength.ts';

export { checkName } from './names/checkName.ts';
export type { NameProblem } from './names/checkName.ts';
export { createId } from './names/createId.ts';
export { createIdSource } from './names/createIdSource.ts';
export { nameAfterChange, nextName } from './names/nextName.ts';

export { judgeSolution } from './judgeSolution.ts';
export type { SolutionStanding } from './judgeSolution.ts';

export { listEmptySets, listUnusedSets } from './sets/listEmptySets.ts';
export { listMembers } from './sets/listMembers.ts';
export { listOddFactors } from './sets/listOddFactors.ts';
export type { OddFactors } from './sets/listOddFactors.ts';
export { listUnfactored } from './sets/listUnfactored.ts';
export type { UnfactoredSet } from './sets/listUnfactored.ts';
export { removeCaseSet } from './sets/removeCaseSet.ts';
export { weightFactors } from '../model/common/weightFactors.ts';
export { firstWeightSet, hasWeightIn, listWeightSets } from './sets/weightSets.ts';
export { hasSet, listSets, withoutSet, withSet } from './sets/setMask.ts';
export { hasSettlementIn } from './sets/hasSettlementIn.ts';
export { isUnassigned, listUnassignedLoads } from './sets/unassignedLoads.ts';

export { canMove, findObstacles, hasSupportsBeyond } from './findObstacles.ts';
export type { Obstacle, SolveCandidate } from './findObstacles.ts';

export { judgeCaseSections, judgeInitialData } from './status/judgeCaseSections.ts';
export type { SectionStatus, StatusReason } from './status/judgeCaseSections.ts';
export { CASE_SECTIONS } from './status/sectionStatus.ts';
export type { CaseSection, JudgedSection, SectionJudgement } from './status/sectionStatus.ts';
export { hasActions, hasWeight, isRealMaterial, isRealSection } from './status/realConstants.ts';

export { countRestraints } from './supports/countRestraints.ts';
export type { RestraintCount } from './supports/countRestraints.ts';
export { judgeConstraints } from './supports/judgeConstraints.ts';
export type { ConstraintStatus } from './supports/judgeConstraints.ts';
export { settleSupports } from './supports/settleSupports.ts';
export { DIRECTIONS } from '../model/beam/directions.ts';
export type { Direction } from '../model/beam/directions.ts';
export { canRelease, fitSupport, withDirection } from './supports/fitSupport.ts';
