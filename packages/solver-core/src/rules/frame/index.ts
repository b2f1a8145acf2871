// The entry point `@eecs/solver-core/frame-rules`: the rules of `@eecs/solver-core/rules` for a frame, under the same
// names. Rules that do not depend on a structure, such as names, imports and numbers of fields, are only in `rules`.

export { deriveFields } from './deriveFields.ts';
export { countCollisions, findCollisions } from './findCollisions.ts';
export type { Collisions, MemberProblem } from './findCollisions.ts';
export { findObstacles } from './findObstacles.ts';
export type { Obstacle, SolveCandidate } from './findObstacles.ts';
export { hasActions } from './hasActions.ts';
export { isHeld } from './isHeld.ts';
export { judgeCaseSections } from './judgeCaseSections.ts';
export { judgeNames as judgeInitialData } from '../common/status/sectionStatus.ts';
export type { HeldVerdict, SectionStatus, StatusReason } from './judgeCaseSections.ts';
export { judgeConstraints } from './judgeConstraints.ts';
export { listEmptySets, listUnusedSets } from './listEmptySets.ts';
export { listUnassignedLoads, toLoadPath } from './loadPlaces.ts';
export type { LoadPlace } from './loadPlaces.ts';
export { listUnfactored } from './listUnfactored.ts';
export type { UnfactoredFrameSet } from './listUnfactored.ts';
export { totalMass } from './totalMass.ts';
