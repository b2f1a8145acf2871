import {
  type FrameCase,
  type FramePart,
  type FrameVerdict,
  type SolvedFrame,
  judgeFrame,
  readFrame,
  solveFrame,
} from '@eecs/solver-core/frame';
import { judgeCaseSections } from '@eecs/solver-core/frame-rules';
import { computeFrameStresses } from '@eecs/solver-core/frame-stress';
import { findCriticalFactors, findFrequencies } from '@eecs/solver-core/stability';
import type { SolveTask } from '../solver.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import { writeJson } from '../writeJson.ts';
import { combineFrameTask } from './combineFrameTask.ts';
import { computeInfluences } from './influenceTask.ts';
import { judgeFrameState } from './frameState.ts';
import type { DescribedFrame, FrameOutcome, FrameTaskPart } from './frameTask.ts';

/** Memory limit for the equations of one frame, bytes; the same as for a truss. */
const MEMORY = 128 * 1024 * 1024;
/** The number of lowest critical load factors of a set, and of lowest frequencies, in an answer. */
const MODES = 3;

/** Solves a frame with all requested results, or returns why it cannot be solved. */
export function solveFrameTask({ document, options }: SolveTask<'frame'>): FrameOutcome {
  const { include, mohr, influence } = options;
  const answer = solveFrame(document, {
    ...(include !== undefined && { include: include.filter(isOfCore) }),
    mohr,
    memory: MEMORY,
  });
  const { document: frame } = readFrame(document);
  if (answer.level === 'error')
    return {
      kind: 'refused',
      answer: { ...answer, failures: answer.failures.map(tidyFailure) },
      described: frame && describeParts(frame, answer.verdict ?? judgeFrame(frame)),
    };
  if (frame === null) throw new Error('`solveFrameTask` cannot read a document that was solved');
  const { id, message: _, ...shared } = answer;
  const corrections = answer.corrections.map(tidyFailure);
  const combinations = include?.includes('combinations') ? combineFrameTask(frame, MEMORY) : null;
  return {
    kind: 'solved',
    id,
    corrections,
    described: {
      ...describeParts(frame, answer.verdict),
      ...(combinations && { uncombined: combinations.failures }),
    },
    body: writeJson({
      ...shared,
      corrections,
      ...addParts(frame, answer, include ?? []),
      ...(combinations && { combinations }),
      ...(influence && { influence: computeInfluences(frame, influence) }),
    }),
    // A correction names loads by ids, which belong to this document and are not part of the hash.
    isShareable: corrections.length === 0,
  };
}

/** Computes the requested parts that the solver itself does not: stresses, critical factors, frequencies. */
function addParts(frame: FrameCase, answer: SolvedFrame, include: readonly FrameTaskPart[]) {
  const hasTheories = include.includes('eq');
  const stresses =
    hasTheories || include.includes('stress') ? computeFrameStresses(frame, answer, { hasTheories }) : null;
  const sets = answer.sets.map((one, set) => ({
    ...one,
    ...(stresses && {
      members: one.members.map((member, k) => ({ ...member, ...stresses.sets[set]!.members[k]! })),
    }),
    ...(include.includes('stability') && { stability: findStability(frame, set) }),
  }));
  return {
    sets,
    ...(stresses && { stresses: { places: stresses.places, gaps: stresses.gaps } }),
    ...(include.includes('frequencies') && { frequencies: listFrequencies(frame) }),
  };
}

function describeParts(frame: FrameCase, verdict: FrameVerdict | null): DescribedFrame {
  return {
    // The initial data are left out: they depend on the title of the request.
    statuses: judgeCaseSections(frame, verdict).filter(({ section }) => section !== 'initialData'),
    state: judgeFrameState(frame, verdict),
  };
}

function isOfCore(part: FrameTaskPart): part is FramePart {
  return part === 'checks';
}

/** Finds the critical load factors of a case set; null if the document has no real stiffnesses. */
function findStability(document: FrameCase, set: number) {
  const found = findCriticalFactors(document, { set, count: MODES });
  return found.ok ? { critical: found.critical, lengths: found.lengths } : null;
}

/** Lists the lowest natural frequencies; null if the document has no real stiffnesses. */
function listFrequencies(document: FrameCase) {
  const found = findFrequencies(document, MODES);
  return found.ok ? found.frequencies : null;
}
