import type { CommonCase } from '@eecs/solver-core';

/** The fields that documents of all kinds have, with the values that their parsers give to missing ones. */
export const EMPTY_CASE: CommonCase = {
  schema: 1,
  branch: '',
  ...{ id: -1, userId: -1, created: 0 },
  ...{ title: '', description: '' },
  ...{ readonly: false, isReal: false, isAccurate: false, selfWeight: false },
  ...{ ratio: 2, k: 0 },
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  grid: { step: 1, minors: 10, yStep: 5 },
  ...{ materials: [], sections: [], caseSets: [] },
};
