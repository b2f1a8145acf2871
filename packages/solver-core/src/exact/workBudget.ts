/** Counts work instead of time, so that the same truss has the same verdict everywhere. */
export interface WorkBudget {
  /** Takes so many multiplications, or what lasts as long; false when there are none left. */
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
