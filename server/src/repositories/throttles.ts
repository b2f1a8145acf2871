import type { Knex } from 'knex';
import { deleteBefore } from './deleteSome.ts';

/** A counter against guessing; times in ms. */
export interface Throttle {
  readonly count: number;
  readonly since: number;
  /** Nothing more until then; null for not. */
  readonly until: number | null;
}

/** Reads a counter; null where nothing was counted. */
export async function readThrottle(db: Knex, key: string): Promise<Throttle | null> {
  const row = await db('throttles').where({ key }).first<Row | undefined>();
  return row === undefined ? null : toThrottle(row);
}

/** Counts one more in a window that begins anew after `windowMs`, by one statement, so that processes beside each other count together. */
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

/** Lets a counter wait. */
export async function holdThrottle(db: Knex, key: string, until: number): Promise<void> {
  await db('throttles')
    .where({ key })
    .update({ until: new Date(until) });
}

/** Forgets a counter. */
export async function clearThrottle(db: Knex, key: string): Promise<void> {
  await db('throttles').where({ key }).delete();
}

/** Removes counters that began before a moment. */
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
