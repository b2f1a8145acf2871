/** Whether the restraints of a structure are too few, just enough, or more than it needs. */
export type ConstraintStatus = 'under' | 'well' | 'over';

/** Judges a count, equations minus unknowns; a structure with `isFree` has too few restraints whatever the count. */
export function judgeCount(W: number, isFree: boolean): ConstraintStatus {
  if (W > 0 || isFree) return 'under';
  return W === 0 ? 'well' : 'over';
}
