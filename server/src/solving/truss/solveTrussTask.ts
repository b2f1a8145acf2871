import { listUnfactored, parseTruss, solveTruss, type TrussCase } from '@eecs/solver-core/truss';
import type { SolveTask } from '../solver.ts';
import { writeJson } from '../writeJson.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import type { TrussOutcome } from './trussTask.ts';

/** Bytes for the equations of one truss: what the memory of a thread does not cover, for they are no objects of its heap. */
const MEMORY = 128 * 1024 * 1024;

/** Solves a truss, or says why it cannot be solved. */
export function solveTrussTask({ document, options }: SolveTask<'truss'>): TrussOutcome {
  const answer = solveTruss(document, { ...options, memory: MEMORY });
  if (answer.level === 'error') {
    const refused = { ...answer, failures: answer.failures.map(tidyFailure) };
    return { kind: 'refused', answer: refused, told: null };
  }
  const { id, message: _, ...shared } = answer;
  const corrections = answer.corrections.map(tidyFailure);
  return {
    kind: 'solved',
    id,
    corrections,
    told: { unfactored: combinesSets(document) ? listUnfactored(documentOf(document)) : [] },
    body: writeJson({ ...shared, corrections }),
    // A correction names loads by their ids, which are this document's own and not part of the hash.
    isShareable: corrections.length === 0,
  };
}

/** Whether a document may have a combined set: few have, and a large one is not read again for nothing. */
function combinesSets(document: unknown): boolean {
  const sets: unknown =
    typeof document === 'object' && document !== null && Reflect.get(document, 'caseSets');
  return Array.isArray(sets) && sets.some((set: { readonly combined?: unknown }) => Boolean(set.combined));
}

function documentOf(document: unknown): TrussCase {
  const parsed = parseTruss(document);
  if (!parsed.ok) throw new Error('`solveTrussTask` cannot read a document that was solved');
  return parsed.document;
}
