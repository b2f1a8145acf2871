import { type FramePart, solveFrame } from '@eecs/solver-core/frame';
import { findCriticalFactors, findFrequencies } from '@eecs/solver-core/stability';
import type { SolveTask } from '../solver.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import { writeJson } from '../writeJson.ts';
import type { FrameOutcome, FrameTaskPart } from './frameTask.ts';

/** Memory limit for the equations of one frame, bytes; the same as for a truss. */
const MEMORY = 128 * 1024 * 1024;
/** The number of lowest critical load factors of a set, and of lowest frequencies, in an answer. */
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
      described: null,
    };
  const { id, message: _, ...shared } = answer;
  const corrections = answer.corrections.map(tidyFailure);
  return {
    kind: 'solved',
    id,
    corrections,
    described: null,
    body: writeJson({
      ...shared,
      corrections,
      ...(include?.includes('stability') === true && {
        sets: answer.sets.map((one, set) => ({ ...one, stability: findStability(document, set) })),
      }),
      ...(include?.includes('frequencies') === true && { frequencies: listFrequencies(document) }),
    }),
    // A correction names loads by ids, which belong to this document and are not part of the hash.
    isShareable: corrections.length === 0,
  };
}

function isOfCore(part: FrameTaskPart): part is FramePart {
  return part === 'checks';
}

/** Finds the critical load factors of a case set; null if the document has no real stiffnesses. */
function findStability(document: unknown, set: number) {
  const found = findCriticalFactors(document, { set, count: MODES });
  return found.ok ? { critical: found.critical, lengths: found.lengths } : null;
}

/** Lists the lowest natural frequencies; null if the document has no real stiffnesses. */
function listFrequencies(document: unknown) {
  const found = findFrequencies(document, MODES);
  return found.ok ? found.frequencies : null;
}
