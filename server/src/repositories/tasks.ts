import type { Knex } from 'knex';
import { MAX_ID } from '../words/maxId.ts';
import type { TaskKind } from '../words/task.ts';
import { deleteBefore, deleteSome } from './deleteSome.ts';

/** The stored form of a task: documents as JSON texts. */
export interface StoredTask {
  readonly kind: TaskKind;
  readonly title: string;
  readonly hash: string;
  readonly loadCase: string;
  readonly solution: string | null;
}

/** A task of a list, with its documents as they were sent; times in ms. */
export interface ListedTask {
  readonly id: number;
  readonly kind: TaskKind;
  readonly title: string;
  readonly version: number;
  readonly hash: string;
  readonly saved: number;
  readonly loadCase: string;
  readonly solution: string | null;
}

export interface PageLimits {
  readonly limit: number;
  /** Tasks with smaller numbers only; null for all. */
  readonly before: number | null;
  /** The page ends before its load cases exceed this size; it has at least one task. */
  readonly mostBytes: number;
  /** Solutions beyond this total of bytes are omitted. */
  readonly mostSolutionBytes: number;
}

/** Counts the tasks of a user, of one kind or of all kinds. */
export async function countTasks(db: Knex, userId: number, kind?: TaskKind): Promise<number> {
  const row = await db('tasks')
    .where({ user_id: userId, ...(kind && { kind }) })
    .whereNull('deleted_at')
    .first<{ count: string | number }>(db.raw('count(*)'));
  return Number(row.count);
}

/** Returns the size of a user's whole list of tasks, bytes. */
export async function weighListed(db: Knex, userId: number): Promise<number> {
  const row = await db('tasks')
    .where({ user_id: userId })
    .whereNull('deleted_at')
    .first<{ bytes: string | null }>(db.raw('sum(load_case_bytes + solution_bytes) as bytes'));
  return Number(row.bytes ?? 0);
}

/** Adds a task and returns its id; its version is 1. */
export async function addTask(db: Knex, userId: number, task: StoredTask, at: number): Promise<number> {
  const [row] = await db('tasks')
    .insert({ user_id: userId, version: 1, ...toColumns(task, at) })
    .returning<{ id: number }[]>('id');
  if (row === undefined) throw new Error('`addTask` got no number back');
  return row.id;
}

/** Finds a task of a user and locks it until the transaction ends; returns null also for a task of another user. */
export async function lockTask(
  db: Knex,
  userId: number,
  id: number,
): Promise<{ readonly version: number; readonly kind: TaskKind; readonly created: unknown } | null> {
  const row = await db('tasks')
    .where({ id, user_id: userId })
    .whereNull('deleted_at')
    .forUpdate()
    .first<{ version: number; kind: TaskKind; created: unknown } | undefined>(
      'version',
      'kind',
      db.raw(`load_case->'created' as created`),
    );
  return row ?? null;
}

/** Replaces a state of known version by another one; null if the task no longer has that version. */
export async function replaceTask(
  db: Knex,
  userId: number,
  { id, version, task, at }: { readonly id: number; readonly version: number; task: StoredTask; at: number },
): Promise<number | null> {
  const [row] = await db('tasks')
    .where({ id, user_id: userId, version })
    .whereNull('deleted_at')
    .update({ version: version + 1, ...toColumns(task, at) })
    .returning<{ version: number }[]>('version');
  return row?.version ?? null;
}

/**
 * Stores the present state of a task as a revision, and keeps at most the `most` newest revisions that are not older
 * than the given time.
 */
export async function keepRevision(
  db: Knex,
  userId: number,
  { id, most, since }: { readonly id: number; readonly most: number; readonly since: number },
): Promise<void> {
  await db.raw(
    `insert into task_revisions (task_id, version, title, hash, load_case, load_case_bytes, saved_at)
     select id, version, title, hash, load_case, load_case_bytes, saved_at from tasks where id = :id and user_id = :userId`,
    { id, userId },
  );
  await db.raw(
    `delete from task_revisions where task_id = :id and (saved_at < :since or version <=
       (select version from task_revisions where task_id = :id order by version desc offset :most limit 1))`,
    { id, since: new Date(since), most },
  );
}

/** Bytes that every state counts in addition to its documents: its row and index entries. */
const ROW_BYTES = 4096;

/** Returns the bytes that a task counts. */
export function weighTask({ loadCase, solution }: StoredTask): number {
  return ROW_BYTES + Buffer.byteLength(loadCase) + (solution === null ? 0 : Buffer.byteLength(solution));
}

/** The size of an account's tasks, bytes. */
export interface TaskWeights {
  readonly live: number;
  /** The size of deleted tasks that are not purged yet. */
  readonly deleted: number;
  /** The size of earlier states of current and deleted tasks. */
  readonly revisions: number;
}

/** Sums the sizes of a user's tasks. */
export async function weighTasks(db: Knex, userId: number): Promise<TaskWeights> {
  const result = await db.raw<{ rows: Readonly<Record<keyof TaskWeights, string>>[] }>(
    `select coalesce(sum(bytes) filter (where deleted_at is null), 0) as live,
       coalesce(sum(bytes) filter (where deleted_at is not null), 0) as deleted,
       (select coalesce(sum(:row + revision.load_case_bytes), 0)
        from tasks as task join task_revisions as revision on revision.task_id = task.id
        where task.user_id = :userId) as revisions
     from (
       select deleted_at, :row + load_case_bytes + solution_bytes as bytes from tasks where user_id = :userId
     ) as own`,
    { userId, row: ROW_BYTES },
  );
  const [row] = result.rows;
  if (row === undefined) throw new Error('`weighTasks` got no row back');
  // The driver returns 64-bit integers as strings.
  return { live: Number(row.live), deleted: Number(row.deleted), revisions: Number(row.revisions) };
}

/** Removes the oldest revisions of a task until the given number of bytes is freed, or only the newest is left. */
export async function thinRevisions(
  db: Knex,
  userId: number,
  { id, bytes }: { readonly id: number; readonly bytes: number },
): Promise<void> {
  await db.raw(
    `delete from task_revisions where task_id = :id and version in (
       select version from (
         select version, max(version) over () as newest,
           sum(:row + load_case_bytes) over (order by version) - :row - load_case_bytes as older
         from task_revisions
         where task_id = (select tasks.id from tasks where tasks.id = :id and user_id = :userId)
       ) as revision
       where version < newest and older < :bytes
     )`,
    { id, userId, bytes, row: ROW_BYTES },
  );
}

/** Reads a page of the tasks of a user, newest first. */
export async function readTasks(
  db: Knex,
  userId: number,
  { limit, before, mostBytes, mostSolutionBytes }: PageLimits,
): Promise<ListedTask[]> {
  const result = await db.raw<{ rows: Row[] }>(
    `select id, kind, title, version, hash, saved_at, load_case::text as load_case,
       case when sum_solutions <= :mostSolutionBytes then solution::text end as solution
     from (
       select *, row_number() over newest as place,
         sum(load_case_bytes) over newest as sum_cases, sum(solution_bytes) over newest as sum_solutions
       from (
         select * from tasks where user_id = :userId and deleted_at is null and id < :before
         order by id desc limit :limit
       ) as page
       window newest as (order by id desc)
     ) as summed
     where place = 1 or sum_cases <= :mostBytes
     order by id desc`,
    { userId, limit, before: before ?? MAX_ID, mostBytes, mostSolutionBytes },
  );
  return result.rows.map(({ saved_at, load_case, ...row }) => ({
    ...row,
    saved: saved_at.getTime(),
    loadCase: load_case,
  }));
}

/** Marks a user's task as deleted, to be removed later; returns false also for a task of another user. */
export async function deleteTask(db: Knex, userId: number, id: number, at: number): Promise<boolean> {
  const count = await db('tasks')
    .where({ id, user_id: userId })
    .whereNull('deleted_at')
    .update({ deleted_at: new Date(at) });
  return count > 0;
}

/** Removes tasks that were deleted before the given time, with their revisions. */
export async function purgeTasks(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'tasks', { column: 'deleted_at', before, most });
}

/** Removes tasks of a user, with their revisions. */
export async function removeTasksOf(db: Knex, userId: number, most: number): Promise<number> {
  return deleteSome(db, 'tasks', most, (query) => void query.where({ user_id: userId }));
}

/** Removes states saved before the given time, of tasks that have a later one. */
export async function purgeRevisions(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'task_revisions', { column: 'saved_at', before, most });
}

interface Row extends Omit<ListedTask, 'saved' | 'loadCase'> {
  readonly saved_at: Date;
  readonly load_case: string;
}

function toColumns({ kind, title, hash, loadCase, solution }: StoredTask, at: number) {
  return {
    kind,
    title,
    hash,
    load_case: loadCase,
    load_case_bytes: Buffer.byteLength(loadCase),
    solution,
    solution_bytes: solution === null ? 0 : Buffer.byteLength(solution),
    saved_at: new Date(at),
  };
}

/** A task with its document and solution, parsed. */
export interface OpenedTask {
  readonly id: number;
  readonly kind: TaskKind;
  readonly title: string;
  readonly loadCase: Readonly<Record<string, unknown>>;
  readonly solution: Readonly<Record<string, unknown>> | null;
}

/** Reads a task of a user; null also for a task of another user. */
export async function openTask(db: Knex, userId: number, id: number): Promise<OpenedTask | null> {
  const row = await db('tasks').where({ id, user_id: userId }).whereNull('deleted_at').first<
    | {
        kind: TaskKind;
        title: string;
        load_case: OpenedTask['loadCase'];
        solution: OpenedTask['solution'];
      }
    | undefined
  >('kind', 'title', 'load_case', 'solution');
  if (row === undefined) return null;
  const { kind, title, load_case: loadCase, solution } = row;
  return { id, kind, title, loadCase, solution };
}

/** Reads the documents of some tasks of a user whose loads carry reactions, by id, with their titles. */
export async function readCarrying(
  db: Knex,
  userId: number,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly title: string; readonly loadCase: object }[]> {
  const rows = await db('tasks')
    .where({ user_id: userId })
    .whereIn('id', ids)
    .whereNull('deleted_at')
    .select<{ id: number; title: string; load_case: object }[]>('id', 'title', 'load_case');
  return rows.map(({ load_case: loadCase, ...row }) => ({ ...row, loadCase }));
}
