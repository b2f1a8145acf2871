import type { AnswerCache } from './answerCache.ts';
import { identifyBeam } from './beam/beamIdentity.ts';
import { identifyTruss } from './truss/trussIdentity.ts';
import type { SharedWork } from './sharedWork.ts';
import type { Kind, SolveAdmission, SolveOutcome, Solver, SolveTask } from './solver.ts';

/** Larger requests are not looked up: hashing them would hold the thread that answers requests. */
const MAX_HASHED_BYTES = 256 * 1024;

/** A task as it came. */
export interface CachedTask<K extends Kind = Kind> extends SolveTask<K> {
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

/** By what a task is the same as another, of whatever title, and the id that is its own. */
export interface Identity {
  readonly key: string;
  readonly id: number;
}

/** Null for a document that cannot be read as it stands. */
const IDENTIFY: { readonly [K in Kind]: (task: SolveTask<K>) => Identity | null } = {
  msb: identifyBeam,
  truss: identifyTruss,
};

/** Solves a task, or gives the answer made before, or being made, for the same structure, results and options. */
export async function solveCached<K extends Kind>(
  { solver, cache, underWay }: AnswerSources,
  { bytes, ...task }: CachedTask<K>,
  admission: SolveAdmission,
): Promise<SolveOutcome<K>> {
  const solve = () => solver.solve(task, admission);
  if (bytes > MAX_HASHED_BYTES) return solve();
  const found = IDENTIFY[task.kind](task);
  const key = `${task.kind} ${found?.key}`;
  const kept = found === null ? undefined : cache.get(key);
  // The key begins with the kind: what is kept under it was solved as one.
  if (found !== null && kept !== undefined) return { ...kept, id: found.id } as SolveOutcome<K>;
  // By the whole task, not its hash: ids and all that the hash leaves out stand in refusals and corrections.
  const outcome = (await underWay.share(JSON.stringify(task), solve)) as SolveOutcome<K>;
  if (found !== null && outcome.kind === 'solved' && outcome.isShareable) cache.set(key, outcome);
  return outcome;
}
