import {
  judgeTruss,
  readTruss,
  solveTruss,
  type RefusedTruss,
  type TrussPart,
  type TrussReading,
} from '@eecs/solver-core/truss';
import { findCollisions, type SectionStatus } from '@eecs/solver-core/truss-rules';
import type { SolveTask } from '../solver.ts';
import { writeJson } from '../writeJson.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import { checkRodsTask } from './checkRodsTask.ts';
import { combineTrussTask } from './combineTrussTask.ts';
import { isStructureWhole, judgeTrussSections } from './judgeTrussSections.ts';
import { judgeTrussState } from './trussState.ts';
import type { TrussOutcome } from './trussTask.ts';

/**
 * Memory limit for the equations of one truss, bytes; the heap limit of a thread does not cover them, because they are
 * typed arrays.
 */
export const SOLVE_MEMORY = 128 * 1024 * 1024;

/** Solves a truss with all requested results, or returns why it cannot be solved. */
export function solveTrussTask({ document, options }: SolveTask<'truss'>): TrussOutcome {
  const { include, ...others } = options;
  const own = include?.filter((part): part is TrussPart => part !== 'combinations' && part !== 'rods');
  const answer = solveTruss(document, { ...others, ...(own && { include: own }), memory: SOLVE_MEMORY });
  const reading = readTruss(document);
  if (answer.level === 'error') return refuse(answer, reading.document === null ? null : reading);
  if (reading.document === null) throw new Error('`solveTrussTask` cannot read a document that was solved');
  const { id, message: _, ...shared } = answer;
  const corrections = answer.corrections.map(tidyFailure);
  const combinations = include?.includes('combinations')
    ? combineTrussTask(reading.document, SOLVE_MEMORY)
    : null;
  const rods = include?.includes('rods') ? checkRodsTask(reading.document, SOLVE_MEMORY) : null;
  return {
    kind: 'solved',
    id,
    corrections,
    described: {
      statuses: ofStructure(judgeTrussSections(reading, answer.verdict)),
      state: judgeTrussState(reading.document, answer.verdict),
      ...(combinations && { uncombined: combinations.failures }),
    },
    body: writeJson({ ...shared, corrections, ...(combinations && { combinations }), ...(rods && { rods }) }),
    // A correction names loads by ids, which belong to this document and are not part of the hash.
    isShareable: corrections.length === 0,
  };
}

function refuse(answer: RefusedTruss, reading: TrussReading | null): TrussOutcome {
  const refused = { ...answer, failures: answer.failures.map(tidyFailure) };
  if (reading === null)
    return { kind: 'refused', answer: refused, described: { statuses: null, state: null } };
  const verdict = answer.verdict ?? judgeSound(reading);
  return {
    kind: 'refused',
    answer: refused,
    described: {
      statuses: ofStructure(judgeTrussSections(reading, verdict)),
      state: reading.failures.length > 0 ? null : judgeTrussState(reading.document, verdict),
    },
  };
}

/**
 * Judges a truss whose faults concern neither joints nor links; null if joints and links form no structure, or one that
 * is too large to be judged.
 */
function judgeSound(reading: TrussReading) {
  const { document } = reading;
  // If the whole document could be read, the solver has judged it.
  if (reading.failures.length === 0 || !isStructureWhole(reading)) return null;
  const { joints, links } = document;
  if (joints.length * links.length === 0 || findCollisions(document).links.length > 0) return null;
  const verdict = judgeTruss(document, { memory: SOLVE_MEMORY });
  return verdict.status === 'unknown' ? null : verdict;
}

/** Returns the statuses that are the same for every caller who sends this structure: without title and description. */
function ofStructure(statuses: readonly SectionStatus[]): readonly SectionStatus[] {
  return statuses.filter(({ section }) => section !== 'initialData');
}
