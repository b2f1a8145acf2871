/**
 * Gives what is kept of a solution: nothing when it answers another document or is no answer at all, else all but the
 * number, which is the task's, and the samples of equivalent stresses, which are large and computed again.
 */
export function keepSolution(solution: object | null | undefined, hash: string): object | null {
  if (solution === null || solution === undefined) return null;
  if (!('hash' in solution) || solution.hash !== hash) return null;
  if ('level' in solution && solution.level === 'error') return null;
  const kept = Object.fromEntries(Object.entries(solution).filter(([name]) => name !== 'id'));
  return Array.isArray(kept['sets']) ? { ...kept, sets: kept['sets'].map(withoutSamples) } : kept;
}

function withoutSamples(set: unknown): unknown {
  return typeof set === 'object' && set !== null && 'EQ' in set ? { ...set, EQ: null } : set;
}
