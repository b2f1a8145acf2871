import type { Knex } from 'knex';
import { countTasks, readTasks, type ListedTask } from '../repositories/tasks.ts';

const MIB = 1024 * 1024;
const MOST_SOLUTION_BYTES = 4 * MIB;
const MOST_BYTES = 16 * MIB;
const BY_DEFAULT = 50;

/** A page of somebody's tasks, and how many there are in all. */
export interface TaskPage {
  readonly total: number;
  readonly rows: readonly object[];
}

/** Reads a page of the tasks of a user, newest first, as calls answer with them. */
export async function listTasks(
  db: Knex,
  userId: number,
  {
    limit = BY_DEFAULT,
    before,
  }: { readonly limit?: number | undefined; readonly before?: number | undefined },
): Promise<TaskPage> {
  const page = {
    limit,
    before: before ?? null,
    mostBytes: MOST_BYTES,
    mostSolutionBytes: MOST_SOLUTION_BYTES,
  };
  const tasks = await readTasks(db, userId, page);
  return { total: await countTasks(db, userId), rows: tasks.map((task) => toRow(task, userId)) };
}

/** The document gets back what the server knows of it. */
function toRow({ id, title, kind, version, hash, saved, loadCase, solution }: ListedTask, userId: number) {
  return {
    id,
    title,
    kind,
    version,
    saved,
    json_data: {
      loadCase: { ...loadCase, id, userId, version, hash },
      solution: solution && { ...solution, id },
    },
  };
}
