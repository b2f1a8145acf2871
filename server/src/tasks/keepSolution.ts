/**
 * Returns the part of a solution that is stored: nothing if it belongs to another document or is not an answer. Its id
 * is omitted because it is that of the task, and samples of equivalent stresses because they are large and can be
 * recomputed.
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
