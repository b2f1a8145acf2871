import type { CaseState } from '../../src/solving/beam/caseState.ts';

/** The state of a case about which nothing is known. */
export const NO_STATE: CaseState = {
  totalMass: 0,
  constraintStatus: 'well',
  obstacles: [],
  unusedSets: [],
  unfactored: [],
  contradictions: [],
  counters: { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 },
};
