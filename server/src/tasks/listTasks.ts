import type { Knex } from 'knex';
import { showPlainly } from '../text/hiddenSigns.ts';
import { countTasks, readTasks, type ListedTask } from '../repositories/tasks.ts';

const MIB = 1024 * 1024;
const MOST_SOLUTION_BYTES = 4 * MIB;
const MOST_BYTES = 16 * MIB;
/** Maximum size of a page's documents, bytes, unless a single task exceeds it. */
export const MOST_LISTED_BYTES = MOST_BYTES + MOST_SOLUTION_BYTES;
const BY_DEFAULT = 50;

/** Selects the tasks that a list contains. */
export interface Page {
  readonly limit?: number | undefined;
  /** Lists only tasks with smaller ids. */
  readonly before?: number | undefined;
}

/** A page of a user's tasks, and their total number. */
export interface TaskPage {
  readonly total: number;
  /** A JSON array. */
  readonly written: string;
}

/** Reads a page of a user's tasks, newest first, in the form that calls return. */
export async function listTasks(
  db: Knex,
  userId: number,
  { limit = BY_DEFAULT, before }: Page,
): Promise<TaskPage> {
  const tasks = await readTasks(db, userId, {
    limit,
    before: before ?? null,
    mostBytes: MOST_BYTES,
    mostSolutionBytes: MOST_SOLUTION_BYTES,
  });
  const written = `[${tasks.map((task) => writeRow(task, userId)).join(',')}]`;
  return { total: await countTasks(db, userId), written };
}

/**
 * Adds the fields that the server knows to the document without parsing it: parsing megabytes would block all other
 * requests.
 */
function writeRow(
  { id, title, kind, version, hash, saved, loadCase, solution }: ListedTask,
  userId: number,
): string {
  const row = JSON.stringify({ id, title: showPlainly(title), kind, version, saved });
  const written = append(loadCase, { id, userId, version, hash });
  const answer = solution === null ? 'null' : append(solution, { id });
  return `${row.slice(0, -1)},"json_data":{"loadCase":${written},"solution":${answer}}}`;
}

/** Appends fields to a non-empty object that is already JSON: of duplicate names the last one counts. */
function append(written: string, fields: object): string {
  return `${written.slice(0, -1)},${JSON.stringify(fields).slice(1)}`;
}
