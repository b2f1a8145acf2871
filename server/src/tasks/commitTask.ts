import type { Knex } from 'knex';
import type { LoggedCaller } from '../accounts/caller.ts';
import { ApiFailure, ERRORS } from '../failures/errors.ts';
import { translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';
import {
  addTask,
  countTasks,
  keepRevision,
  lockTask,
  replaceTask,
  weighTask,
  type StoredTask,
} from '../repositories/tasks.ts';
import { lockUser } from '../repositories/users.ts';
import type { NotSaved, SavedLoadCase, SavedReply } from '../schemas/tasks.ts';
import { answerOnce } from '../idempotency/answerOnce.ts';
import { keepSolution } from './keepSolution.ts';
import { readDocument } from './readDocument.ts';
import { refuseCircle } from './refuseCircle.ts';
import { roomOf } from './roomOf.ts';
import { NoRoomError, saveWithin } from './saveWithin.ts';
import type { TasksContext } from './tasksContext.ts';
import { DAY_MS } from '../words/dayMs.ts';

/** Number of earlier states that are stored for each task. */
const REVISIONS = 20;
/** Retention period of earlier states, ms. */
export const REVISION_LIFE_MS = 90 * DAY_MS;

export interface Commit {
  readonly data: SavedLoadCase;
  readonly solution?: object | null | undefined;
  readonly key: string | undefined;
  readonly locale: Locale;
  /** Size of the request, bytes. */
  readonly bytes: number;
}

/**
 * Saves a task of the caller: a new one, or a new state of an existing one, which becomes a revision. Rejects with
 * ApiFailure `missing` for a task of another user, `busy` if too many saves of the same user wait, `conflict` if it was
 * changed since it was read, `circle` if it would carry its own reactions, and as `readDocument` and `answerOnce` do. If the plan has no room, an answer reports it
 * and nothing is changed.
 */
export async function commitTask(
  context: TasksContext,
  caller: LoggedCaller,
  { data, solution, key, locale, bytes }: Commit,
): Promise<SavedReply | NotSaved> {
  const { db, clock, hasLimits, documentHasher, saves } = context;
  const { kind, title, hash, document } = await readDocument(data, {
    hasLimits,
    documentHasher,
    locale,
    bytes,
  });
  const kept = keepSolution(solution, hash);
  const at = clock();
  const write = (created: number): StoredTask => ({
    kind,
    title,
    hash,
    loadCase: JSON.stringify({ ...document, created }),
    solution: kept === null ? null : JSON.stringify(kept),
  });
  const stated = readCreated(document['created']);
  const task = write(stated ?? at);
  const { userId } = caller;
  const { id = 0, version } = data;
  const isNew = id <= 0;
  // The account's room limits how many tasks are added in a day, and so their keys. Repeating a change is a conflict,
  // or results in the same state again.
  const call = { userId, key, call: 'case/commit', body: { data, solution }, at, isHarmfulTwice: isNew };
  const save = async (transaction: Knex.Transaction): Promise<SavedReply> => {
    await lockUser(transaction, userId);
    const { tasks, bytes: room } = await roomOf(context, transaction, caller, kind);
    if (isNew && tasks !== Infinity && (await countTasks(transaction, userId, kind)) >= tasks)
      throw new NoRoomError('quotas.tasks', { room: tasks, kind: translate(locale, `kinds.${kind}`) });
    if (!isNew) await refuseCircle(transaction, userId, { id, title, document });
    const place = { userId, room, incoming: weighTask(task) };
    const done = await saveWithin(transaction, place, async () =>
      isNew
        ? { id: await addTask(transaction, userId, task, at), version: 1 }
        : replace(transaction, userId, { id, version, task: stated === null ? write : () => task, at }),
    );
    return { affected: 1, received: 1, errno: 0, error: '', message: '', ...done, hash };
  };
  return saves
    .run(userId, () => answerOnce(db, call, save))
    .catch((error: unknown) => {
      if (error instanceof NoRoomError) return noRoom(locale, error);
      throw error;
    });
}

/** A new state of an existing task. */
interface Replacement {
  readonly id: number;
  readonly version: number | undefined;
  /** Returns the stored form for the time, ms, at which the task was started. */
  readonly task: (created: number) => StoredTask;
  readonly at: number;
}

/** Reads the time at which a document was started, ms; null if it states none. */
function readCreated(created: unknown): number | null {
  return typeof created === 'number' && created > 0 ? created : null;
}

async function replace(
  db: Knex,
  userId: number,
  { id, version, task: write, at }: Replacement,
): Promise<{ readonly id: number; readonly version: number }> {
  const stored = await lockTask(db, userId, id);
  if (stored === null) throw new ApiFailure('missing', { fields: { received: 1 } });
  // A document that does not state its start was started when it was first stored.
  const task = write(readCreated(stored.created) ?? at);
  // Each kind has its own room.
  if (stored.kind !== task.kind)
    throw new ApiFailure('schema', {
      details: [{ path: '/data/kind', rule: 'enum', allowed: [stored.kind] }],
    });
  const conflict = () => new ApiFailure('conflict', { fields: { received: 1, id, version: stored.version } });
  if (version !== undefined && version !== stored.version) throw conflict();
  await keepRevision(db, userId, { id, most: REVISIONS, since: at - REVISION_LIFE_MS });
  const next = await replaceTask(db, userId, { id, version: stored.version, task, at });
  if (next === null) throw conflict();
  return { id, version: next };
}

function noRoom(locale: Locale, { text, values }: NoRoomError): NotSaved {
  const { errno, error } = ERRORS.quota;
  return { affected: 0, received: 1, errno, error, message: translate(locale, text, values) };
}
