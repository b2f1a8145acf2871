import { solveBeam, timoshenko } from '@eecs/solver-core';
import { tidyFailure } from './foreignText.ts';
import type { SolveOutcome, SolveTask } from './solver.ts';

/** Runs in a worker thread: one task at a time. */
export function solve({ document, options }: SolveTask): SolveOutcome {
  const answer = solveBeam(document, { ...options, shear: timoshenko });
  if (answer.level === 'error') {
    return { kind: 'refused', answer: { ...answer, failures: answer.failures.map(tidyFailure) } };
  }
  const { id, message: _, ...shared } = answer;
  const corrections = answer.corrections.map(tidyFailure);
  return {
    kind: 'solved',
    id,
    corrections,
    body: JSON.stringify({ ...shared, corrections }),
    // A correction names loads by their ids, which are this document's own and not part of the hash.
    isShareable: corrections.length === 0,
  };
}
