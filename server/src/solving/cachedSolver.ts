import { caseHash, parseCase, type SolveOptions } from '@eecs/solver-core';
import type { AnswerCache } from './answerCache.ts';
import type { SolveAdmission, SolveOutcome, Solver, SolveTask } from './solver.ts';

/** Larger requests are not looked up: hashing them would hold the thread that answers requests. */
const MAX_HASHED_BYTES = 256 * 1024;

export interface CachedTask extends SolveTask {
  /** Size of the request's body. */
  readonly bytes: number;
}

/** Solves a task, or gives the answer made before for the same structure, results and options. */
export async function solveCached(
  { solver, cache }: { solver: Solver; cache: AnswerCache },
  task: CachedTask,
  admission: SolveAdmission,
): Promise<SolveOutcome> {
  const found = task.bytes <= MAX_HASHED_BYTES ? identify(task) : null;
  const body = found === null ? undefined : cache.get(found.key);
  if (found !== null && body !== undefined) {
    return { kind: 'solved', id: found.id, corrections: [], body, isShareable: true };
  }
  const outcome = await solver.solve({ document: task.document, options: task.options }, admission);
  if (found !== null && outcome.kind === 'solved' && outcome.isShareable) cache.set(found.key, outcome.body);
  return outcome;
}

/** Finds the key of a readable document; one that was corrected on reading is answered with its own corrections. */
function identify({ document, options }: SolveTask): { key: string; id: number } | null {
  const parsed = parseCase(document);
  if (!parsed.ok || parsed.corrections.length > 0) return null;
  return { key: `${caseHash(parsed.document)} ${toOptionsKey(options)}`, id: parsed.document.id };
}

function toOptionsKey({ mohr, include }: SolveOptions): string {
  const points = mohr?.map(({ x, kind }) => [x, kind]);
  const parts = include === undefined ? undefined : [...new Set(include)].sort();
  return JSON.stringify([points ?? null, parts ?? null]);
}
