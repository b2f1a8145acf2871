import type { CaseState } from '../../src/solving/beam/caseState.ts';

/** What is known of a case of which nothing is to be known. */
export const NO_STATE: CaseState = {
  totalMass: 0,
  constraintStatus: 'well',
  obstacles: [],
  unusedSets: [],
  unfactored: [],
  contradictions: [],
  counters: { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 },
};
