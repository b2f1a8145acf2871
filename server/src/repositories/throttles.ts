import type { Knex } from 'knex';
import { deleteBefore } from './deleteSome.ts';

/** A counter against guessing; times in ms. */
export interface Throttle {
  readonly count: number;
  readonly since: number;
  /** No attempts until then; null if there is no wait. */
  readonly until: number | null;
}

/** Reads a counter; null if nothing was counted. */
export async function readThrottle(db: Knex, key: string): Promise<Throttle | null> {
  const row = await db('throttles').where({ key }).first<Row | undefined>();
  return row === undefined ? null : toThrottle(row);
}

/**
 * Increments a counter in a window that restarts after `windowMs`, in one statement, so that parallel processes count
 * together.
 */
export async function countThrottle(
  db: Knex,
  key: string,
  { windowMs, at }: { readonly windowMs: number; readonly at: number },
): Promise<Throttle> {
  const now = new Date(at);
  const begin = new Date(at - windowMs);
  const result = await db.raw<{ rows: Row[] }>(
    `insert into throttles (key, count, since) values (:key, 1, :now)
     on conflict (key) do update set
       count = case when throttles.since > :begin then throttles.count + 1 else 1 end,
       since = case when throttles.since > :begin then throttles.since else :now end,
       until = case when throttles.since > :begin then throttles.until end
     returning *`,
    { key, now, begin },
  );
  const [row] = result.rows;
  if (row === undefined) throw new Error('`countThrottle` got no row back');
  return toThrottle(row);
}

/**
 * Takes back one count, because the counted action did not happen, and the wait that resulted from it: the previous
 * wait had ended when this action was admitted.
 */
export async function uncountThrottle(db: Knex, key: string): Promise<void> {
  await db('throttles')
    .where({ key })
    .andWhere('count', '>', 0)
    .update({ count: db.raw('count - 1'), until: null });
}

/**
 * Counts one more attempt as `countThrottle` does, unless a wait is in force; the attempt numbered `free` and those
 * after it make the next wait 1, 2, 4 … `longestS` seconds. It is one statement, so that many simultaneous attempts are
 * all counted. Returns null, and counts nothing, during a wait.
 */
export async function countAttempt(
  db: Knex,
  key: string,
  {
    windowMs,
    at,
    free,
    longestS,
  }: { readonly windowMs: number; readonly at: number; readonly free: number; readonly longestS: number },
): Promise<Throttle | null> {
  const result = await db.raw<{ rows: Row[] }>(
    `insert into throttles (key, count, since) values (:key, 1, :now)
     on conflict (key) do update set
       count = case when throttles.since > :begin then throttles.count + 1 else 1 end,
       since = case when throttles.since > :begin then throttles.since else :now end,
       until = case when throttles.since > :begin and throttles.count + 1 >= :free
         then cast(:now as timestamptz)
           + least(:longestS, power(2, least(throttles.count + 1 - :free, 30))) * interval '1 second' end
     where throttles.until is null or throttles.until <= :now or throttles.since <= :begin
     returning *`,
    { key, now: new Date(at), begin: new Date(at - windowMs), free, longestS },
  );
  const [row] = result.rows;
  return row === undefined ? null : toThrottle(row);
}

/** Deletes a counter. */
export async function clearThrottle(db: Knex, key: string): Promise<void> {
  await db('throttles').where({ key }).delete();
}

/** Removes counters that began before the given time. */
export async function purgeThrottles(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'throttles', { column: 'since', before, most });
}

interface Row {
  readonly count: number;
  readonly since: Date;
  readonly until: Date | null;
}

function toThrottle({ count, since, until }: Row): Throttle {
  return { count, since: since.getTime(), until: until?.getTime() ?? null };
}
