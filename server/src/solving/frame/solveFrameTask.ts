import { type FramePart, solveFrame } from '@eecs/solver-core/frame';
import { findCriticalFactors, findFrequencies } from '@eecs/solver-core/stability';
import type { SolveTask } from '../solver.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import { writeJson } from '../writeJson.ts';
import type { FrameOutcome, FrameTaskPart } from './frameTask.ts';

/** Bytes for the equations of one frame, as many as for those of a truss. */
const MEMORY = 128 * 1024 * 1024;
/** The lowest critical factors of a set, and the lowest frequencies, that an answer has. */
const MODES = 3;

/** Solves a frame with all requested results, or returns why it cannot be solved. */
export function solveFrameTask({ document, options }: SolveTask<'frame'>): FrameOutcome {
  const { include } = options;
  const answer = solveFrame(document, {
    ...(include !== undefined && { include: include.filter(isOfCore) }),
    memory: MEMORY,
  });
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
    body: writeJson({
      ...shared,
      corrections,
      ...(include?.includes('stability') === true && {
        sets: answer.sets.map((one, set) => ({ ...one, stability: findStability(document, set) })),
      }),
      ...(include?.includes('frequencies') === true && { frequencies: listFrequencies(document) }),
    }),
    // A correction names loads by their ids, which are this document's own and not part of the hash.
    isShareable: corrections.length === 0,
  };
}

function isOfCore(part: FrameTaskPart): part is FramePart {
  return part === 'checks';
}

/** Finds when the frame buckles under a case set; null without real constants. */
function findStability(document: unknown, set: number) {
  const found = findCriticalFactors(document, { set, count: MODES });
  return found.ok ? { critical: found.critical, lengths: found.lengths } : null;
}

/** Lists the lowest natural frequencies; null without real constants. */
function listFrequencies(document: unknown) {
  const found = findFrequencies(document, MODES);
  return found.ok ? found.frequencies : null;
}
