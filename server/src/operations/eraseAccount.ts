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

/** Accounts erased, and tasks removed at once. */
const MOST = 100;

export interface Erasure {
  readonly at: number;
  /** The operator who wanted it, where it was not the user. */
  readonly actor?: string;
}

/** Erases accounts that were closed before a moment; returns how many. A signal ends it after the account under way. */
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
 * Erases accounts registered before a moment that nobody ever opened: there is nothing in them. As `eraseClosed` else.
 */
export async function eraseUnopened(
  db: Knex,
  { before, at, signal }: { readonly before: number; readonly at: number; readonly signal?: AbortSignal },
): Promise<number> {
  let count = 0;
  for (const userId of await listUnopened(db, { before, most: MOST })) {
    if (signal?.aborted === true) break;
    const isErased = await db.transaction(async (transaction) => {
      // Opened in the meantime, or erased by another process.
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
 * False if the account was opened again in the meantime, or another process erases it.
 * Tasks go first, a few at a time: they may be large.
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
