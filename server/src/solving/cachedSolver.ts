import { createHash } from 'node:crypto';
import type { AnswerCache } from './answerCache.ts';
import { writeBeamOptions } from './beam/writeBeamOptions.ts';
import type { SharedWork } from '../flow/sharedWork.ts';
import { type Identity, identifyStructure } from './identity.ts';
import { writeFrameOptions } from './frame/frameTask.ts';
import type { Kind, SolveAdmission, SolveOutcome, Solver, SolveTask } from './solver.ts';
import { writeTrussOptions } from './truss/writeTrussOptions.ts';

/**
 * Larger requests are looked up only by their bytes, because identifying their structure would block the thread that
 * answers all requests.
 */
const MAX_READ_BYTES = 64 * 1024;
/** Requests larger than this are not looked up at all, bytes. */
const MAX_HASHED_BYTES = 1024 * 1024;

/** A task with the bytes of its request. */
export type CachedTask<K extends Kind = Kind> = Required<SolveTask<K>>;

/** The sources of answers. */
export interface AnswerSources {
  readonly solver: Solver;
  readonly cache: AnswerCache;
  /** Tasks being solved: equal requests wait for one solve. */
  readonly underWay: SharedWork<SolveOutcome>;
}

/** The key of a document, independent of its title; null for a document that cannot be read. */
const IDENTIFY: { readonly [K in Kind]: (task: SolveTask<K>) => Identity | null } = {
  msb: (task) => identifyStructure(task, writeBeamOptions),
  truss: (task) => identifyStructure(task, writeTrussOptions),
  frame: (task) => identifyStructure(task, writeFrameOptions),
  // Results of these kinds are not cached.
  section: () => null,
  catalogue: () => null,
  lightest: () => null,
  lightestRods: () => null,
  exact: () => null,
  trussStudy: () => null,
  link: () => null,
};

/** Solves a task, or returns the answer that is cached or in progress for the same structure, results and options. */
export async function solveCached<K extends Kind>(
  { solver, cache, underWay }: AnswerSources,
  task: CachedTask<K>,
  admission: SolveAdmission,
): Promise<SolveOutcome<K>> {
  const { kind, document, options, written } = task;
  const solve = () => solver.solve(task, admission);
  if (written.length > MAX_HASHED_BYTES) return solve();
  const isRead = written.length <= MAX_READ_BYTES;
  const found = isRead ? IDENTIFY[kind](task) : identifyWritten(task);
  const key = `${kind} ${found?.key}`;
  const kept = found === null ? undefined : cache.get(key);
  // The key begins with the kind, so the cached outcome is of the kind K.
  if (kept !== undefined) return { ...kept, id: found?.id ?? kept.id } as SolveOutcome<K>;
  // Shared by the whole task rather than its hash: refusals and corrections contain ids and other data that the hash
  // omits.
  const whole = isRead ? JSON.stringify([kind, document, options]) : key;
  const outcome = (await underWay.share(whole, solve)) as SolveOutcome<K>;
  if (found !== null && outcome.kind === 'solved' && outcome.isShareable) cache.set(key, outcome);
  return outcome;
}

/** Identical bytes have the same id; the options depend on the caller. */
function identifyWritten({ written, options }: CachedTask): Identity {
  return { key: `${createHash('sha256').update(written).digest('base64')} ${JSON.stringify(options)}` };
}
