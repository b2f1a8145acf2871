import { createHash } from 'node:crypto';
import type { AnswerCache } from './answerCache.ts';
import { writeBeamOptions } from './beam/writeBeamOptions.ts';
import type { SharedWork } from '../flow/sharedWork.ts';
import { type Identity, identifyStructure } from './identity.ts';
import { writeFrameOptions } from './frame/frameTask.ts';
import type { Kind, SolveAdmission, SolveOutcome, Solver, SolveTask } from './solver.ts';
import { writeTrussOptions } from './truss/writeTrussOptions.ts';

/**
 * Larger requests are looked up by their bytes alone: to find what structure they are
 * would hold the thread that answers everybody,
 */
const MAX_READ_BYTES = 64 * 1024;
/** and still larger ones not at all. */
const MAX_HASHED_BYTES = 1024 * 1024;

/** A task as it came. */
export type CachedTask<K extends Kind = Kind> = Required<SolveTask<K>>;

/** The source of answers. */
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
  // Unsolved documents are not kept.
  section: () => null,
  catalogue: () => null,
  lightest: () => null,
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
  // The key begins with the kind: what is kept under it was solved as one.
  if (kept !== undefined) return { ...kept, id: found?.id ?? kept.id } as SolveOutcome<K>;
  // Shared by the whole task, not by its hash: refusals and corrections contain ids and other data that the hash leaves
  // out.
  const whole = isRead ? JSON.stringify([kind, document, options]) : key;
  const outcome = (await underWay.share(whole, solve)) as SolveOutcome<K>;
  if (found !== null && outcome.kind === 'solved' && outcome.isShareable) cache.set(key, outcome);
  return outcome;
}

/** Texts that are equal byte for byte have the same id; the options depend on the caller. */
function identifyWritten({ written, options }: CachedTask): Identity {
  return { key: `${createHash('sha256').update(written).digest('base64')} ${JSON.stringify(options)}` };
}
