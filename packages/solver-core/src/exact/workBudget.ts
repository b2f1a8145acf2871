/** Counts work instead of time, so that the same truss has the same verdict everywhere. */
export interface WorkBudget {
  /** Deducts a number of multiplications, or work that takes as long; returns false if none are left. */
  spend(this: void, multiplications: number): boolean;
}

/** Creates a budget of so many multiplications. */
export function createWorkBudget(most: number): WorkBudget {
  let left = most;
  return {
    spend: (multiplications) => {
      left -= multiplications;
      return left >= 0;
    },
  };
}
