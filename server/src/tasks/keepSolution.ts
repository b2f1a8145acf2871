/**
 * Gives what is kept of a solution: nothing when it answers another document or is no answer at all, else all but the samples of
 * equivalent stresses, which are large and computed again.
 */
export function keepSolution(solution: object | null | undefined, hash: string): object | null {
  if (solution === null || solution === undefined) return null;
  if (!('hash' in solution) || solution.hash !== hash) return null;
  if ('level' in solution && solution.level === 'error') return null;
  if (!('sets' in solution) || !Array.isArray(solution.sets)) return solution;
  return { ...solution, sets: solution.sets.map(withoutSamples) };
}

function withoutSamples(set: unknown): unknown {
  return typeof set === 'object' && set !== null && 'EQ' in set ? { ...set, EQ: null } : set;
}
