import { addLateral, addStresses, parseCase, solveBeam, timoshenko } from '@eecs/solver-core';
import type { SolvedBeam } from '@eecs/solver-core';
import { tidyFailure } from './foreignText.ts';
import type { SolveOutcome, SolveTask } from './solver.ts';

/** Runs in a worker thread: one task at a time. */
export function solve({ document, options }: SolveTask): SolveOutcome {
  const answer = solveBeam(document, { ...options, shear: timoshenko });
  if (answer.level === 'error') {
    return { kind: 'refused', answer: { ...answer, failures: answer.failures.map(tidyFailure) } };
  }
  const { id, message: _, ...shared } = completeAnswer(answer, { document, options });
  const corrections = answer.corrections.map(tidyFailure);
  return {
    kind: 'solved',
    id,
    corrections,
    gaps: shared.stresses.gaps,
    body: JSON.stringify({ ...shared, corrections }),
    // A correction names loads by their ids, which are this document's own and not part of the hash.
    isShareable: corrections.length === 0,
  };
}

/** Adds what a beam that is only to be drawn does not need: lateral deflection and stresses. */
function completeAnswer(answer: SolvedBeam, { document, options }: SolveTask) {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('`completeAnswer` was called with a document that was not solved');
  return addStresses(parsed.document, addLateral(parsed.document, answer), options);
}
