import { solveBeam } from '@eecs/solver-core';
import { tidyFailure } from './foreignText.ts';
import type { SolveOutcome, SolveTask } from './solver.ts';

/** Runs in a worker thread: one task at a time. */
export function solve({ document, options }: SolveTask): SolveOutcome {
  const answer = solveBeam(document, options);
  if (answer.level === 'error') {
    return { kind: 'refused', answer: { ...answer, failures: answer.failures.map(tidyFailure) } };
  }
  const { id, corrections, ...shared } = answer;
  return {
    kind: 'solved',
    id,
    body: JSON.stringify({ ...shared, corrections: corrections.map(tidyFailure) }),
    // A correction names loads by their ids, which are this document's own and not part of the hash.
    isShareable: corrections.length === 0,
  };
}
