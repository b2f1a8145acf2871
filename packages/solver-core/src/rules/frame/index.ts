// The entry point `@eecs/solver-core/frame-rules`: the rules of `@eecs/solver-core/rules` for a frame, under the same
// names. Rules that do not depend on a structure, such as names, imports and numbers of fields, are only in `rules`.

export { hasActions } from './hasActions.ts';
export { judgeCaseSections } from './judgeCaseSections.ts';
export type { HeldVerdict, MemberProblem, SectionStatus, StatusReason } from './judgeCaseSections.ts';
export { listEmptySets } from './listEmptySets.ts';
export { listUnassignedLoads, toLoadPath } from './loadPlaces.ts';
export type { LoadPlace } from './loadPlaces.ts';
