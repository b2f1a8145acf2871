/** Counts work instead of time, so that the same truss gets the same verdict on every machine. */
export interface WorkBudget {
  /** Deducts a number of multiplications, or work that takes as long; returns false once the budget is exceeded. */
  spend(this: void, multiplications: number): boolean;
}

/** Creates a budget of `most` multiplications. */
export function createWorkBudget(most: number): WorkBudget {
  let left = most;
  return {
    spend: (multiplications) => {
      left -= multiplications;
      return left >= 0;
    },
  };
}
