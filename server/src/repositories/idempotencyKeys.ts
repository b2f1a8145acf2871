import type { Knex } from 'knex';
import { deleteBefore } from './deleteSome.ts';

export interface KeptRequest {
  readonly userId: number;
  readonly key: string;
  /** SHA-256 of the call and its body. */
  readonly requestHash: Buffer;
  readonly at: number;
  /** A key that was used before this time counts as unused. */
  readonly expiredBefore: number;
  /** Whether it may be forgotten earlier if an account has many. */
  readonly mayGo: boolean;
}

/**
 * Takes a key for a request, in one statement: simultaneous requests wait until the transaction of the first one ends.
 * Returns false if the key is taken.
 */
export async function takeKey(
  db: Knex,
  { userId, key, requestHash, at, expiredBefore, mayGo }: KeptRequest,
): Promise<boolean> {
  const result = await db.raw<{ rows: unknown[] }>(
    `insert into idempotency_keys (user_id, key, request_hash, created_at, may_go)
     values (:userId, :key, :requestHash, :at, :mayGo)
     on conflict (user_id, key) do update set
       request_hash = excluded.request_hash, body = null, created_at = excluded.created_at, may_go = excluded.may_go
     where idempotency_keys.created_at < :expiredBefore
     returning key`,
    { userId, key, requestHash, at: new Date(at), expiredBefore: new Date(expiredBefore), mayGo },
  );
  return result.rows.length > 0;
}

/** Finds the answer stored under a key, and the hash of its request. */
export async function findAnswer(
  db: Knex,
  userId: number,
  key: string,
): Promise<{ readonly requestHash: Buffer; readonly body: unknown } | null> {
  const row = await db('idempotency_keys')
    .where({ user_id: userId, key })
    .first<{ request_hash: Buffer; body: unknown } | undefined>('request_hash', 'body');
  return row === undefined ? null : { requestHash: row.request_hash, body: row.body };
}

/** Stores the answer under a key. */
export async function keepAnswer(db: Knex, userId: number, key: string, body: object): Promise<void> {
  await db('idempotency_keys')
    .where({ user_id: userId, key })
    .update({ body: JSON.stringify(body) });
}

/** Releases a key, as if it had not been used. */
export async function releaseKey(db: Knex, userId: number, key: string): Promise<void> {
  await db('idempotency_keys').where({ user_id: userId, key }).delete();
}

/**
 * Deletes all expendable keys of a user except the newest ones. A key that a repeat is reading is left for the next
 * time, so that neither waits for the other.
 */
export async function forgetOldest(db: Knex, userId: number, most: number): Promise<void> {
  await db.raw(
    `delete from idempotency_keys where ctid = any(array(
       select ctid from idempotency_keys where user_id = :userId and may_go and created_at < (
         select created_at from idempotency_keys where user_id = :userId and may_go
         order by created_at desc offset :most - 1 limit 1)
       for update skip locked))`,
    { userId, most },
  );
}

/** Removes keys that were used before the given time. */
export async function purgeKeys(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'idempotency_keys', { column: 'created_at', before, most });
}
