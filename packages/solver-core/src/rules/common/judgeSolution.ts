/** The state of a solution: absent, current, or of an earlier case. */
export type SolutionStanding = 'none' | 'current' | 'outdated';

/**
 * Compares the hash of a solution (null without one) with the hash of the case: a solution with another hash is
 * outdated.
 */
export function judgeSolution(solutionHash: string | null | undefined, caseHash: string): SolutionStanding {
  if (typeof solutionHash !== 'string') return 'none';
  return solutionHash === caseHash ? 'current' : 'outdated';
}
