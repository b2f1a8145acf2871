import { solveFrame } from '@eecs/solver-core/frame';
import type { SolveTask } from '../solver.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import { writeJson } from '../writeJson.ts';
import type { FrameOutcome } from './frameTask.ts';

/** Bytes for the equations of one frame, as many as for those of a truss. */
const MEMORY = 128 * 1024 * 1024;

/** Solves a frame with all requested results, or returns why it cannot be solved. */
export function solveFrameTask({ document, options }: SolveTask<'frame'>): FrameOutcome {
  const answer = solveFrame(document, { ...options, memory: MEMORY });
  if (answer.level === 'error')
    return {
      kind: 'refused',
      answer: { ...answer, failures: answer.failures.map(tidyFailure) },
      told: null,
    };
  const { id, message: _, ...shared } = answer;
  const corrections = answer.corrections.map(tidyFailure);
  return {
    kind: 'solved',
    id,
    corrections,
    told: null,
    body: writeJson({ ...shared, corrections }),
    // A correction names loads by their ids, which are this document's own and not part of the hash.
    isShareable: corrections.length === 0,
  };
}
