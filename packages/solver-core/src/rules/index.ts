export { STRUCTURES } from '../model/common/constants.ts';

export { checkImport, IMPORT_LIMITS } from './common/checkImport.ts';
export type { ImportProblem } from './common/checkImport.ts';

export { findCollisions } from './beam/collisions/findCollisions.ts';
export type { Collisions } from './beam/collisions/findCollisions.ts';
export { fixCollisions } from './beam/collisions/fixCollisions.ts';
export { isOnBeam } from './beam/collisions/isOnBeam.ts';
export { NO_COUNTERS } from './common/counters.ts';
export { countNotes } from './beam/countNotes.ts';
export type { Counters } from './common/counters.ts';
export { listNotes } from './common/caseEdit.ts';
export type { RuleEdit, RuleNote, RuleNoteCode } from './beam/ruleEdit.ts';

export { checkNumber } from './common/fields/checkNumber.ts';
export type { NumberProblem } from './common/fields/checkNumber.ts';
export { roundTyped } from './common/fields/roundTyped.ts';
export {
  isDate,
  isEmail,
  isFullTime,
  isHexColor,
  isRgbaColor,
  isRgbColor,
  isTime,
} from './common/fields/validators.ts';

export { findContradictions } from './common/findContradictions.ts';
export type { Contradiction } from './common/findContradictions.ts';

export { findSectionProblems } from './beam/findSectionProblems.ts';
export { problemsOf } from './common/sectionProblems.ts';
export type { SectionProblem } from './common/sectionProblems.ts';

export { fitGridStep, getFirstGridStep } from './common/length/fitGridStep.ts';
export { followLength } from './beam/length/followLength.ts';
export { isGridTooFine } from './common/length/changeGrid.ts';
export { setGrid } from './beam/length/setGrid.ts';
export { setLength } from './beam/length/setLength.ts';

export { checkName } from './common/names/checkName.ts';
export type { NameProblem } from './common/names/checkName.ts';
export { createId } from './common/names/createId.ts';
export { createIdSource } from './common/names/createIdSource.ts';
export { nameAfterChange, nextName } from './common/names/nextName.ts';

export { judgeSolution } from './common/judgeSolution.ts';
export type { SolutionStanding } from './common/judgeSolution.ts';

export { listEmptySets, listUnusedSets } from './beam/sets/listEmptySets.ts';
export { listMembers } from './common/sets/listMembers.ts';
export { listOddFactors } from './common/sets/listOddFactors.ts';
export type { OddFactors } from './common/sets/listOddFactors.ts';
export { listUnfactored } from './beam/sets/listUnfactored.ts';
export type { UnfactoredSet } from './beam/sets/listUnfactored.ts';
export { removeCaseSet } from './beam/sets/removeCaseSet.ts';
export { weightFactors } from '../model/common/weightFactors.ts';
export { firstWeightSet, hasWeightIn, listWeightSets, withoutWeightSet } from './common/sets/weightSets.ts';
export { withoutCaseSet } from './common/sets/withoutCaseSet.ts';
export { listEmpty } from './common/sets/listEmpty.ts';
export { hasSet, listSets, withoutSet, withSet } from './common/sets/setMask.ts';
export { hasSettlementIn } from './common/sets/hasSettlementIn.ts';
export { listUnassignedLoads } from './beam/sets/unassignedLoads.ts';
export { isUnassigned } from './common/sets/isUnassigned.ts';

export { canMove, findObstacles, hasSupportsBeyond } from './beam/findObstacles.ts';
export type { Obstacle, SolveCandidate } from './beam/findObstacles.ts';

export { judgeCaseSections, judgeInitialData } from './beam/status/judgeCaseSections.ts';
export type { SectionStatus, StatusReason } from './beam/status/judgeCaseSections.ts';
export { CASE_SECTIONS } from './common/status/sectionStatus.ts';
export type { CaseSection, JudgedSection, SectionJudgement } from './common/status/sectionStatus.ts';
export { isRealMaterial, isRealSection } from './common/status/realConstants.ts';
export { hasActions, hasWeight } from './beam/hasActions.ts';

export { countRestraints } from './beam/supports/countRestraints.ts';
export type { RestraintCount } from './beam/supports/countRestraints.ts';
export { judgeConstraints } from './beam/supports/judgeConstraints.ts';
export type { ConstraintStatus } from './common/constraintStatus.ts';
export { settleSupports } from './beam/supports/settleSupports.ts';
export { DIRECTIONS } from '../model/beam/directions.ts';
export type { Direction } from '../model/beam/directions.ts';
export { canRelease, fitSupport, withDirection } from './beam/supports/fitSupport.ts';
