import { ApiFailure } from '../failures/errors.ts';
import { giveWay } from '../flow/giveWay.ts';
import { createAnswerCache } from './answerCache.ts';
import { solveCached, type CachedTask } from './cachedSolver.ts';
import { findRestricted, featuresOf } from '../gating/features.ts';
import { findExcess, findExcessOfResults } from './documentLimits.ts';
import { createOutgoing } from '../flow/outgoing.ts';
import { createPerClient } from '../flow/perClient.ts';
import { createSharedWork } from '../flow/sharedWork.ts';
import type { RestrictedOutcome } from './outcome.ts';
import type { Kind, SolveOutcome, Solver } from './solver.ts';

/**
 * How much one may ask: callers without an account may send less, and wait in half of
 * the queue, so that the others always find room.
 */
export type Allowance = 'full' | 'anonymous';

/**
 * Where tasks of every kind are taken in: limits, turns of each client and answers made before are the same for all.
 */
export interface SolveDesk {
  /**
   * Solves what a client sent. Rejects with ApiFailure `schema` for a document that is too large, `tooMany` when the
   * client has two under way already, `busy` when too many large answers are not out yet, and whatever the solver
   * rejects with. What is given to `onceOut` is to be called when the answer is out, or given up. Until then the task
   * and its bytes count as under way: an answer may be two hundred times the request, and whoever does not read it
   * keeps it here.
   */
  solve<K extends Kind>(
    task: CachedTask<K>,
    client: Client,
    onceOut: (release: () => void) => void,
  ): Promise<SolveOutcome<K> | RestrictedOutcome>;
}

/** For whom a task is solved. */
export interface Client {
  readonly allowance: Allowance;
  /** The features of the plan; null for all. */
  readonly features: ReadonlySet<string> | null;
  /** Null for one that is not counted. */
  readonly key: string | null;
  /** The owner of the account, where that is known. @default none */
  readonly userId?: number | null;
}

export interface SolveDeskOptions {
  readonly solver: Solver;
  readonly hasLimits: boolean;
}

const QUEUE: Readonly<Record<Allowance, number>> = { full: 16, anonymous: 8 };
const MAX_AT_ONCE = 2;

/** Creates the desk of one application. */
export function createSolveDesk({ solver, hasLimits }: SolveDeskOptions): SolveDesk {
  const sources = { solver, cache: createAnswerCache(), underWay: createSharedWork<SolveOutcome>() };
  const perClient = createPerClient(MAX_AT_ONCE);
  const outgoing = createOutgoing();
  return {
    async solve(task, { key, allowance, features }, onceOut) {
      const excess = hasLimits ? [...findExcess(task.document, allowance), ...findExcessOfResults(task)] : [];
      if (excess.length > 0) throw new ApiFailure('schema', { details: excess });
      const restricted = features === null ? [] : findRestricted(featuresOf(task), features);
      if (restricted.length > 0) return { kind: 'restricted', features: restricted };
      if (key !== null) onceOut(perClient.enter(key));
      await giveWay(task.written);
      const outcome = await solveCached(sources, task, {
        queue: QUEUE[allowance],
        bytes: task.written.length,
      });
      if (outcome.kind === 'solved') onceOut(outgoing.enter(outcome.body.length));
      return outcome;
    },
  };
}
