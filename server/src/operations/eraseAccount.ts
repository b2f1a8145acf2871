import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import { forgetBuyer } from '../repositories/invoices.ts';
import { shutOut } from '../repositories/sessions.ts';
import { removeTasksOf } from '../repositories/tasks.ts';
import {
  changeUser,
  listClosed,
  listUnopened,
  lockClosed,
  lockUnopened,
  removeUser,
} from '../repositories/users.ts';
import { RETENTION } from './retention.ts';

/** Maximum number of accounts erased, and of tasks removed, at once. */
const MOST = 100;

export interface Erasure {
  readonly at: number;
  /** The operator who requested it; absent if the user did. */
  readonly actor?: string;
}

/**
 * Erases accounts that were closed before a given time; returns how many. An abort signal stops it after the current
 * account.
 */
export async function eraseClosed(
  db: Knex,
  { before, at, signal }: { readonly before: number; readonly at: number; readonly signal?: AbortSignal },
): Promise<number> {
  let count = 0;
  for (const userId of await listClosed(db, { before, most: MOST })) {
    if (signal?.aborted === true) break;
    if (await eraseIfClosed(db, userId, { before, at })) count += 1;
  }
  return count;
}

/**
 * Erases accounts registered before a given time that were never opened, and so contain nothing. Otherwise as
 * `eraseClosed`.
 */
export async function eraseUnopened(
  db: Knex,
  { before, at, signal }: { readonly before: number; readonly at: number; readonly signal?: AbortSignal },
): Promise<number> {
  let count = 0;
  for (const userId of await listUnopened(db, { before, most: MOST })) {
    if (signal?.aborted === true) break;
    const isErased = await db.transaction(async (transaction) => {
      // It was opened in the meantime, or another process has erased it.
      if (!(await lockUnopened(transaction, userId))) return false;
      await removeUser(transaction, userId);
      await recordAct(transaction, { action: 'erased', userId: null, at });
      return true;
    });
    if (isErased) count += 1;
  }
  return count;
}

/** Erases an account now, whether or not it is closed. The hourly purge completes an erasure that was interrupted. */
export async function eraseNow(db: Knex, userId: number, { at, actor }: Required<Erasure>): Promise<boolean> {
  const before = at - RETENTION.closedAccounts;
  await db.transaction(async (transaction) => {
    await shutOut(transaction, userId, { by: 'delete', at });
    await changeUser(transaction, userId, { deactivatedAt: before - 1 });
    await recordAct(transaction, { action: 'deactivated', userId, actor, at });
  });
  return eraseIfClosed(db, userId, { before, at, actor });
}

/**
 * Returns false if the account was reopened in the meantime, or another process erases it. Tasks are removed first, a
 * few at a time, because they may be large.
 */
async function eraseIfClosed(
  db: Knex,
  userId: number,
  { before, at, actor }: Erasure & { readonly before: number },
): Promise<boolean> {
  const removeTasks = (transaction: Knex.Transaction) => removeTasksOf(transaction, userId, MOST);
  const whileClosed = <T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T | null> =>
    db.transaction(async (transaction) =>
      (await lockClosed(transaction, userId, before)) ? work(transaction) : null,
    );
  while ((await whileClosed(removeTasks)) === MOST);
  const erased = await whileClosed(async (transaction) => {
    await forgetBuyer(transaction, userId);
    await removeUser(transaction, userId);
    await recordAct(transaction, { action: 'erased', userId: null, ...(actor && { actor }), at });
    return true;
  });
  return erased ?? false;
}
