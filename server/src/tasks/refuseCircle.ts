import type { Knex } from 'knex';
import { findCircle } from '@eecs/solver-core/reactions';
import { ApiFailure } from '../failures/errors.ts';
import { readCarrying } from '../repositories/tasks.ts';
import { listSources } from './listSources.ts';

/** A document that is to be saved as the next state of a task. */
interface SavedState {
  readonly id: number;
  readonly title: string;
  readonly document: object;
}

/**
 * Rejects with ApiFailure `circle`, which names the chain of tasks, if a document carries reactions of a task that
 * carries reactions of the document itself, directly or through other tasks.
 */
export async function refuseCircle(db: Knex, userId: number, saved: SavedState): Promise<void> {
  const chain = await findChain(db, userId, saved);
  if (chain !== null)
    throw new ApiFailure('circle', { values: { chain: chain.join(' → ') }, fields: { received: 1 } });
}

/** Returns the titles of a circle of tasks that begins and ends with the given one; null if there is none. */
export async function findChain(
  db: Knex,
  userId: number,
  { id, title, document }: SavedState,
): Promise<readonly string[] | null> {
  const sources = new Map([[id, listSources(document)]]);
  const titles = new Map([[id, title]]);
  let next = (sources.get(id) ?? []).filter((task) => task !== id);
  // Each round reads the tasks of one more step. Every task is read once, so the rounds end.
  while (next.length > 0) {
    for (const { loadCase, ...row } of await readCarrying(db, userId, next)) {
      sources.set(row.id, listSources(loadCase));
      titles.set(row.id, row.title);
    }
    const unread = new Set(next.flatMap((task) => sources.get(task) ?? []));
    next = [...unread].filter((task) => !sources.has(task));
  }
  const chain = findCircle(id, (task) => sources.get(task) ?? []);
  return chain?.map((task) => titles.get(task) ?? `${task}`) ?? null;
}
