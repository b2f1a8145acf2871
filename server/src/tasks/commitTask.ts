import { DAY_MS } from '@eecs/solver-core';
import type { Knex } from 'knex';
import { isRoot, type LoggedCaller } from '../accounts/caller.ts';
import { subscriptionsInForce } from '../billing/subscriptionsInForce.ts';
import { ApiFailure, ERRORS } from '../errors.ts';
import { translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';
import {
  addTask,
  countTasks,
  keepRevision,
  lockTask,
  lockTasksOf,
  replaceTask,
  type StoredTask,
} from '../repositories/tasks.ts';
import type { NotSaved, SavedLoadCase, SavedReply, TaskKind } from '../schemas/tasks.ts';
import { answerOnce } from './answerOnce.ts';
import { keepSolution } from './keepSolution.ts';
import { readDocument } from './readDocument.ts';
import type { TasksContext } from './tasksContext.ts';
import { taskQuota } from './taskQuota.ts';

/** So many states of a task from before are kept, */
const REVISIONS = 20;
/** and none for longer than this, ms. */
export const REVISION_LIFE = 90 * DAY_MS;

export interface Commit {
  readonly data: SavedLoadCase;
  readonly solution?: object | null | undefined;
  readonly key: string | undefined;
  readonly locale: Locale;
  /** Size of the request. */
  readonly bytes: number;
}

/**
 * Saves a task of the caller: a new one, or another state of one that is there, which becomes a revision. Rejects with ApiFailure
 * `missing` for a task of somebody else, `conflict` when it was changed since it was read, and as `readDocument` and `answerOnce` do.
 */
export async function commitTask(
  context: TasksContext,
  caller: LoggedCaller,
  { data, solution, key, locale, bytes }: Commit,
): Promise<SavedReply | NotSaved> {
  const { db, clock, hasLimits, hasher } = context;
  const { kind, title, hash, document } = await readDocument(data, { hasLimits, hasher, locale, bytes });
  const kept = keepSolution(solution, hash);
  const task: StoredTask = {
    kind,
    title,
    hash,
    loadCase: JSON.stringify(document),
    solution: kept === null ? null : JSON.stringify(kept),
  };
  const { userId } = caller;
  const at = clock();
  const { id = 0, version } = data;
  return answerOnce<SavedReply | NotSaved>(
    db,
    { userId, key, call: 'case/commit', body: { data, solution }, at },
    async (transaction) => {
      if (id > 0) return saved(await replace(transaction, userId, { id, version, task, at }), hash);
      await lockTasksOf(transaction, userId);
      const room = await roomOf(context, transaction, caller, kind);
      if (room !== Infinity && (await countTasks(transaction, userId, kind)) >= room)
        return noRoom(locale, { kind, room });
      return saved({ id: await addTask(transaction, userId, task, at), version: 1 }, hash);
    },
    ({ affected }) => affected === 1,
  );
}

async function replace(
  db: Knex,
  userId: number,
  { id, version, task, at }: { id: number; version: number | undefined; task: StoredTask; at: number },
): Promise<{ readonly id: number; readonly version: number }> {
  const stored = await lockTask(db, userId, id);
  if (stored === null) throw new ApiFailure('missing', { fields: { received: 1 } });
  // Each kind has room of its own.
  if (stored.kind !== task.kind)
    throw new ApiFailure('schema', {
      details: [{ path: '/data/kind', rule: 'enum', allowed: [stored.kind] }],
    });
  const conflict = () => new ApiFailure('conflict', { fields: { received: 1, id, version: stored.version } });
  if (version !== undefined && version !== stored.version) throw conflict();
  await keepRevision(db, userId, { id, most: REVISIONS, since: at - REVISION_LIFE });
  const next = await replaceTask(db, userId, { id, version: stored.version, task, at });
  if (next === null) throw conflict();
  return { id, version: next };
}

/** How many tasks of a kind the caller's plan keeps. */
async function roomOf(
  { isGated, clock }: TasksContext,
  db: Knex,
  caller: LoggedCaller,
  kind: TaskKind,
): Promise<number> {
  if (!isGated || isRoot(caller)) return Infinity;
  const subscriptions = await subscriptionsInForce(db, caller.userId, clock());
  const ofBranch = subscriptions.filter(({ branch }) => branch === kind);
  // A branch that is not sold yet has the features of all.
  const counted = ofBranch.length > 0 ? ofBranch : subscriptions;
  return taskQuota(counted.flatMap(({ activities }) => activities));
}

function saved({ id, version }: { readonly id: number; readonly version: number }, hash: string): SavedReply {
  return { affected: 1, received: 1, errno: 0, error: '', message: '', id, version, hash };
}

function noRoom(
  locale: Locale,
  { kind, room }: { readonly kind: TaskKind; readonly room: number },
): NotSaved {
  const { errno, error } = ERRORS.quota;
  const message = translate(locale, 'quotas.tasks', { room, kind: translate(locale, `kinds.${kind}`) });
  return { affected: 0, received: 1, errno, error, message };
}
