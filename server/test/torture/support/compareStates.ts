import type { Knex } from 'knex';
import type { Acknowledged } from './writers.ts';

/** Every saved state of a task, one per line. */
export const STATES = `select id || ' ' || version || ' ' || title as state from tasks
  union all select task_id || ' ' || version || ' ' || title from task_revisions`;

/** Reads the saved states. */
export async function readStates(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { state: string }[] }>(STATES);
  return rows.map(({ state }) => state);
}

/** Counts states that were acknowledged but are not saved, and states that are saved but were not acknowledged. */
export function compareStates(
  states: readonly string[],
  journal: readonly Acknowledged[],
): { readonly lost: number; readonly doubled: number } {
  const saved = new Set(states);
  const acknowledged = new Set(journal.map(({ id, version, title }) => `${id} ${version} ${title}`));
  return {
    lost: [...acknowledged].filter((state) => !saved.has(state)).length,
    doubled: [...saved].filter((state) => !acknowledged.has(state)).length,
  };
}
