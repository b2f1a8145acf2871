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
 * A caller's share: callers without an account may send less, and wait in half of the queue, so that the others always
 * find room.
 */
export type Allowance = 'full' | 'anonymous';

/** Accepts tasks of every kind; all share the same limits, queues by client and cache of answers. */
export interface SolveDesk {
  /**
   * Solves a document sent by a client. Rejects with ApiFailure `schema` if the document is too large, `tooMany` if the
   * client has two solves in progress, `busy` if too many large answers are still being sent, and with the failures of
   * the solver. Callers call the function passed to `onceOut` when the answer is sent or abandoned. Until then the task
   * and its bytes count as in progress, because an answer may be two hundred times its request, and a slow reader keeps
   * it in memory.
   */
  solve<K extends Kind>(
    task: CachedTask<K>,
    client: Client,
    onceOut: (release: () => void) => void,
  ): Promise<SolveOutcome<K> | RestrictedOutcome>;
}

/** The client for whom a task is solved. */
export interface Client {
  readonly allowance: Allowance;
  /** The features of the plan; null for all. */
  readonly features: ReadonlySet<string> | null;
  /** Key for counting; null for a client that is not counted. */
  readonly key: string | null;
  /** The owner of the account, if known. @default none */
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
