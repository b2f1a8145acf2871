import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { deleteBefore } from './deleteSome.ts';

/** The purpose of a mailed link. */
export type LinkPurpose = 'activation' | 'emergency' | 'reactivation' | 'email';

/** A used link, with its original data. */
export interface TakenLink {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface NewLink extends Omit<TakenLink, 'payload'> {
  readonly token: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** @default false */
  readonly keepsOthers?: boolean;
  readonly at: number;
  readonly expiresAt: number;
}

/** Stores a link; an earlier one of the same purpose becomes invalid, unless `keepsOthers` is set. */
export async function addLink(
  db: Knex,
  { userId, purpose, token, payload = {}, keepsOthers = false, at, expiresAt }: NewLink,
) {
  if (!keepsOthers) await endLinks(db, userId, { purposes: [purpose], at });
  await db('one_time_links').insert({
    user_id: userId,
    purpose,
    token_hash: hashOf(token),
    payload: JSON.stringify(payload),
    created_at: new Date(at),
    expires_at: new Date(expiresAt),
  });
}

/** Finds the owner of a link, used or not; null if there is no such link. */
export async function findLinkOwner(db: Knex, token: string): Promise<number | null> {
  const row = await db('one_time_links')
    .where({ token_hash: hashOf(token) })
    .first<{ user_id: number } | undefined>('user_id');
  return row?.user_id ?? null;
}

/** Uses up a link: only one of several attempts succeeds, once. The others get the reason. */
export async function takeLink(
  db: Knex,
  token: string,
  at: number,
): Promise<TakenLink | { readonly refused: 'used' | 'expired' }> {
  const now = new Date(at);
  const [row] = await db('one_time_links')
    .where({ token_hash: hashOf(token) })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning<{ user_id: number; purpose: LinkPurpose; payload: TakenLink['payload'] }[]>([
      'user_id',
      'purpose',
      'payload',
    ]);
  if (row !== undefined) return { userId: row.user_id, purpose: row.purpose, payload: row.payload };
  const known = await db('one_time_links')
    .where({ token_hash: hashOf(token) })
    .whereNull('used_at')
    .first<{ id: number } | undefined>('id');
  return { refused: known === undefined ? 'used' : 'expired' };
}

/** Returns whether a link of a purpose was mailed to a user since the given time. */
export async function wasLinkMailed(
  db: Knex,
  userId: number,
  { purpose, since }: { readonly purpose: LinkPurpose; readonly since: number },
): Promise<boolean> {
  const found = await db('one_time_links')
    .where({ user_id: userId, purpose })
    .where('created_at', '>', new Date(since))
    .first<{ id: number } | undefined>('id');
  return found !== undefined;
}

/** Invalidates a user's valid links: all, or those of some purposes. */
export async function endLinks(
  db: Knex,
  userId: number,
  { purposes, at }: { readonly purposes?: readonly LinkPurpose[]; readonly at: number },
): Promise<void> {
  await db('one_time_links')
    .where({ user_id: userId })
    .modify((query) => {
      if (purposes !== undefined) void query.whereIn('purpose', [...purposes]);
    })
    .whereNull('used_at')
    .update({ used_at: new Date(at) });
}

/** Invalidates all valid links. */
export async function endAllLinks(db: Knex, at: number): Promise<void> {
  await db('one_time_links')
    .whereNull('used_at')
    .update({ used_at: new Date(at) });
}

/** Removes links that can no longer be used. */
export async function purgeLinks(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'one_time_links', { column: 'expires_at', before, most });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
