/** Where a solution stands: there is none, it answers the case as it is, or an earlier one. */
export type SolutionStanding = 'none' | 'current' | 'outdated';

/**
 * Compares the hash of a solution, null where there is none, with that of the
 * case: a solution of another hash is outdated.
 */
export function judgeSolution(solutionHash: string | null | undefined, caseHash: string): SolutionStanding {
  if (typeof solutionHash !== 'string') return 'none';
  return solutionHash === caseHash ? 'current' : 'outdated';
}
