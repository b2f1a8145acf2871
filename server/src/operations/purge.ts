import type { Knex } from 'knex';
import { endOverdue } from '../billing/endOrder.ts';
import { purgeAudit } from '../repositories/audit.ts';
import { purgeKeys } from '../repositories/idempotencyKeys.ts';
import { purgeLinks } from '../repositories/oneTimeLinks.ts';
import { purgeLostMails, purgeOutbox } from '../repositories/outbox.ts';
import { purgeQuotes } from '../repositories/quotes.ts';
import { purgeSessions } from '../repositories/sessions.ts';
import { purgeRevisions, purgeTasks } from '../repositories/tasks.ts';
import { purgeThrottles } from '../repositories/throttles.ts';
import { eraseClosed, eraseUnopened } from './eraseAccount.ts';
import { RETENTION, type Expiring } from './retention.ts';

/** Number of removed rows, or accounts, of each kind; for unpaid orders, the number that were ended. */
export type PurgeCounts = Readonly<Record<Expiring, number>>;

/** Number of rows removed in one transaction. */
const BATCH = 100;

type Purge = (transaction: Knex.Transaction, before: number, most: number) => Promise<number>;

/** Functions that remove rows of each kind from before a given time. */
const PURGES = {
  deletedTasks: purgeTasks,
  revisions: purgeRevisions,
  answeredCalls: purgeKeys,
  sentMails: purgeOutbox,
  lostMails: purgeLostMails,
  sessions: purgeSessions,
  links: purgeLinks,
  throttles: purgeThrottles,
  quotes: purgeQuotes,
  audit: purgeAudit,
} as const satisfies Record<Exclude<Expiring, 'closedAccounts' | 'unopenedAccounts' | 'unpaidOrders'>, Purge>;

/**
 * Removes all data that have expired at the given time. Several processes may call it: a batch skips rows that another
 * process is removing. A failure does not stop the rest and is retried next time; the call then rejects with an
 * AggregateError. An abort signal stops it after the current batch.
 */
export async function purge(db: Knex, at: number, signal?: AbortSignal): Promise<PurgeCounts> {
  const counts: Partial<Record<Expiring, number>> = {};
  const failures: unknown[] = [];
  const attempt = async (kind: Expiring, work: (before: number) => Promise<number>) => {
    try {
      counts[kind] = await work(at - RETENTION[kind]);
    } catch (error) {
      failures.push(error);
    }
  };
  const halt = signal && { signal };
  await attempt('closedAccounts', (before) => eraseClosed(db, { before, at, ...halt }));
  await attempt('unopenedAccounts', (before) => eraseUnopened(db, { before, at, ...halt }));
  await attempt('unpaidOrders', (before) => endOverdue(db, { before, at, ...halt }));
  for (const [kind, remove] of Object.entries(PURGES) as [keyof typeof PURGES, Purge][])
    await attempt(kind, (before) =>
      inBatches(db, signal, (transaction) => remove(transaction, before, BATCH)),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'something that has expired is still there');
  return counts as PurgeCounts;
}

async function inBatches(
  db: Knex,
  signal: AbortSignal | undefined,
  work: (transaction: Knex.Transaction) => Promise<number>,
): Promise<number> {
  let total = 0;
  while (signal?.aborted !== true) {
    const count = await db.transaction(work);
    total += count;
    if (count < BATCH) break;
  }
  return total;
}
