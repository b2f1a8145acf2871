import type { Knex } from 'knex';
import type { TaskKind } from '../words/task.ts';

/** A task that was deleted and is not purged yet; `deleted` in ms. */
export interface DeletedTask {
  readonly id: number;
  readonly kind: TaskKind;
  readonly title: string;
  readonly deleted: number;
}

/** Lists a user's deleted tasks that are not purged yet, most recently deleted first. */
export async function listDeletedTasks(db: Knex, userId: number): Promise<DeletedTask[]> {
  const rows = await db('tasks')
    .where({ user_id: userId })
    .whereNotNull('deleted_at')
    .orderBy([
      { column: 'deleted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select<(Omit<DeletedTask, 'deleted'> & { deleted_at: Date })[]>('id', 'kind', 'title', 'deleted_at');
  return rows.map(({ deleted_at, ...row }) => ({ ...row, deleted: deleted_at.getTime() }));
}

/** Restores a deleted task of a user; returns its kind, or null if the user has deleted no task with that number. */
export async function bringTaskBack(db: Knex, userId: number, id: number): Promise<TaskKind | null> {
  const [row] = await db('tasks')
    .where({ id, user_id: userId })
    .whereNotNull('deleted_at')
    .update({ deleted_at: null })
    .returning<{ kind: TaskKind }[]>('kind');
  return row?.kind ?? null;
}
