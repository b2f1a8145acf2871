import type { Knex } from 'knex';
import { deleteBefore } from './deleteSome.ts';

/** Scope of a session: one that a mailed emergency link opened may read and set a new password, nothing else. */
export type Scope = 'full' | 'emergency';

/** The row of a session, times in ms. */
export interface SessionState {
  readonly counter: number;
  readonly rotatedAt: number;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly endedAt: number | null;
}

/** A row of sessions, times in ms. */
export interface SessionRow extends SessionState {
  readonly id: string;
  readonly userId: number;
  readonly scope: Scope;
  readonly epoch: number;
  readonly key: Buffer;
  readonly authenticatedAt: number;
  /** Browser and system in words; null if they are not known. */
  readonly browser: string | null;
}

/** A session with those data of its user that decide whether it is usable. */
export interface SessionWithUser extends SessionRow {
  readonly userEpoch: number;
  readonly rights: number;
  readonly isFrozen: boolean;
  readonly isDeactivated: boolean;
}

export type NewSession = Pick<SessionRow, 'id' | 'userId' | 'scope' | 'epoch' | 'key' | 'browser'> & {
  readonly at: number;
};

/** Why a session ended. */
export type SessionEnd =
  'logout' | 'others' | 'reuse' | 'tooMany' | 'password' | 'email' | 'delete' | 'freeze' | 'restore';

/** Opens a session and ends the oldest beyond `max` of its user. */
export async function addSession(db: Knex, { at, ...session }: NewSession, max: number): Promise<void> {
  const now = new Date(at);
  await db('sessions').insert({
    id: session.id,
    user_id: session.userId,
    scope: session.scope,
    epoch: session.epoch,
    key: session.key,
    browser: session.browser,
    rotated_at: now,
    authenticated_at: now,
    created_at: now,
    used_at: now,
  });
  await db('sessions')
    .where({ user_id: session.userId })
    .whereNull('ended_at')
    .whereNotIn(
      'id',
      db('sessions')
        .select('id')
        .where({ user_id: session.userId })
        .whereNull('ended_at')
        .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
        .limit(max),
    )
    .update({ ended_at: now, ended_by: 'tooMany' });
}

/** Reads a session and its user by primary key; with `forUpdate` it locks the session. */
export async function findSession(
  db: Knex,
  id: string,
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<SessionWithUser | null> {
  const query = db('sessions as session')
    .join('users as user', 'user.id', 'session.user_id')
    .where('session.id', id)
    .first<Record<string, unknown> | undefined>(
      'session.*',
      'user.epoch as user_epoch',
      'user.rights',
      'user.frozen_at',
      'user.deactivated_at',
    );
  const row = await (forUpdate ? query.forUpdate('session') : query);
  return row === undefined ? null : toSession(row);
}

/** Increments the counter of a session, and records when it was used. */
export async function rotateSession(db: Knex, id: string, { counter, at }: { counter: number; at: number }) {
  await db('sessions')
    .where({ id })
    .update({ counter, rotated_at: new Date(at), used_at: new Date(at) });
}

/** Ends a session. */
export async function endSession(
  db: Knex,
  id: string,
  { by, at }: { by: SessionEnd; at: number },
): Promise<void> {
  await db('sessions')
    .where({ id })
    .whereNull('ended_at')
    .update({ ended_at: new Date(at), ended_by: by });
}

/** Lists the sessions of a user that were not ended; some may have expired. */
export async function listSessions(
  db: Knex,
  userId: number,
): Promise<(SessionState & Pick<SessionRow, 'id' | 'browser'>)[]> {
  const rows = await db('sessions')
    .where({ user_id: userId })
    .whereNull('ended_at')
    .select<Readonly<Record<string, unknown>>[]>(
      'id',
      'browser',
      'counter',
      'rotated_at',
      'created_at',
      'used_at',
      'ended_at',
    );
  return rows.map((row) => ({
    id: row['id'] as string,
    browser: row['browser'] as string | null,
    ...toState(row),
  }));
}

/** Ends every session of a user but one; returns how many there were. */
export async function endOthers(
  db: Knex,
  userId: number,
  { kept, at }: { readonly kept: string; readonly at: number },
): Promise<number> {
  return db('sessions')
    .where({ user_id: userId })
    .whereNot({ id: kept })
    .whereNull('ended_at')
    .update({ ended_at: new Date(at), ended_by: 'others' satisfies SessionEnd });
}

/** Ends all sessions of a user, including one that is being opened, because sessions of older epochs are invalid. */
export async function shutOut(
  db: Knex,
  userId: number,
  { by, at }: { by: SessionEnd; at: number },
): Promise<void> {
  const count = await db('users').where({ id: userId }).increment('epoch');
  if (count === 0) throw new Error('`shutOut` found no such account');
  await db('sessions')
    .where({ user_id: userId })
    .whereNull('ended_at')
    .update({ ended_at: new Date(at), ended_by: by });
}

/** Ends all sessions of all users. */
export async function endAllSessions(db: Knex, at: number): Promise<void> {
  await db('sessions')
    .whereNull('ended_at')
    .update({ ended_at: new Date(at), ended_by: 'restore' satisfies SessionEnd });
}

/** Removes sessions that can no longer be used. */
export async function purgeSessions(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'sessions', { column: 'created_at', before, most });
}

function toSession(row: Readonly<Record<string, unknown>>): SessionWithUser {
  return {
    id: row['id'] as string,
    userId: row['user_id'] as number,
    scope: row['scope'] as Scope,
    epoch: row['epoch'] as number,
    key: Buffer.from(row['key'] as Uint8Array),
    ...toState(row),
    authenticatedAt: (row['authenticated_at'] as Date).getTime(),
    browser: row['browser'] as string | null,
    userEpoch: row['user_epoch'] as number,
    rights: row['rights'] as number,
    isFrozen: row['frozen_at'] !== null,
    isDeactivated: row['deactivated_at'] !== null,
  };
}

function toState(row: Readonly<Record<string, unknown>>): SessionState {
  const time = (column: string) => (row[column] as Date).getTime();
  return {
    counter: row['counter'] as number,
    rotatedAt: time('rotated_at'),
    createdAt: time('created_at'),
    usedAt: time('used_at'),
    endedAt: row['ended_at'] === null ? null : time('ended_at'),
  };
}
