// The entry point `@eecs/solver-core/truss-rules`: the rules of `@eecs/solver-core/rules` for a truss, under the same
// names. Rules that do not depend on a structure, such as names, imports and numbers of fields, are only in `rules`.

export type { LoadPlace } from './loadPlaces.ts';
export { toLoadPath } from './loadPlaces.ts';
export type { TrussEdit, TrussNoteCode } from './trussEdit.ts';

export { deriveFields } from './deriveFields.ts';

export { findCollisions, measureLink } from './findCollisions.ts';
export type { Collisions, LinkProblem } from './findCollisions.ts';
export { countCollisions } from './countCollisions.ts';
export { fixCollisions } from './fixCollisions.ts';

export { canMove, findObstacles, findSectionProblems } from './findObstacles.ts';
export type { Obstacle, SolveCandidate } from './findObstacles.ts';

export { setGrid } from './grid.ts';
export type { GridChange } from '../common/length/changeGrid.ts';

export { hasActions, hasWeight, isRealSection } from './hasActions.ts';

export { judgeCaseSections } from './judgeCaseSections.ts';
export { judgeNames as judgeInitialData } from '../common/status/sectionStatus.ts';
export type { HeldVerdict, SectionStatus, StatusReason } from './judgeCaseSections.ts';
export { judgeConstraints } from './judgeConstraints.ts';

export { listEmptySets, listUnusedSets } from './listEmptySets.ts';
export { listIds } from './listIds.ts';
export { listUnassignedLoads } from './listUnassignedLoads.ts';
export { removeCaseSet } from './removeCaseSet.ts';
export { totalMass } from './totalMass.ts';
