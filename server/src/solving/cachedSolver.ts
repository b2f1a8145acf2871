import { caseHash, parseCase } from '@eecs/solver-core';
import type { AnswerCache } from './answerCache.ts';
import type { SharedWork } from './sharedWork.ts';
import type { SolveAdmission, SolveOutcome, Solver, SolveTask, TaskOptions } from './solver.ts';

/** Larger requests are not looked up: hashing them would hold the thread that answers requests. */
const MAX_HASHED_BYTES = 256 * 1024;

export interface CachedTask extends SolveTask {
  /** Size of the request's body. */
  readonly bytes: number;
}

/** What answers are given from. */
export interface AnswerSources {
  readonly solver: Solver;
  readonly cache: AnswerCache;
  /** Tasks being solved: equal requests wait for one solve. */
  readonly underWay: SharedWork<SolveOutcome>;
}

/** Solves a task, or gives the answer made before, or being made, for the same structure, results and options. */
export async function solveCached(
  { solver, cache, underWay }: AnswerSources,
  task: CachedTask,
  admission: SolveAdmission,
): Promise<SolveOutcome> {
  const { document, options, bytes } = task;
  const solve = () => solver.solve({ document, options }, admission);
  if (bytes > MAX_HASHED_BYTES) return solve();
  const found = identify(task);
  const kept = found === null ? undefined : cache.get(found.key);
  if (found !== null && kept !== undefined) {
    return { kind: 'solved', id: found.id, corrections: [], ...kept, isShareable: true };
  }
  // By the whole document, not its hash: ids and all that the hash leaves out stand in refusals and corrections.
  const outcome = await underWay.share(JSON.stringify([document, toOptionsKey(options)]), solve);
  if (found !== null && outcome.kind === 'solved' && outcome.isShareable) {
    const { body, gaps, statuses, state } = outcome;
    cache.set(found.key, { body, gaps, statuses, state });
  }
  return outcome;
}

/** Finds the key of a readable document; one that was corrected on reading is answered with its own corrections. */
function identify({ document, options }: SolveTask): { key: string; id: number } | null {
  const parsed = parseCase(document);
  if (!parsed.ok || parsed.corrections.length > 0) return null;
  return { key: `${caseHash(parsed.document)} ${toOptionsKey(options)}`, id: parsed.document.id };
}

/** Options with their defaults, so that whoever writes them out is given the same answer. */
function toOptionsKey({ mohr, include, stress = [] }: TaskOptions): string {
  const units = mohr?.map(({ x, kind }) => [x, kind]);
  const parts = include === undefined ? undefined : [...new Set(include)].sort();
  const points = stress.map(({ x, y, z, side = 'right', level = 'above' }) => [x, y, z, side, level]);
  return JSON.stringify([units ?? null, parts ?? null, points]);
}
