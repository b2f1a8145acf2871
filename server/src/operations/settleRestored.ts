import type { Knex } from 'knex';
import { endRestoring } from '../db/restoreMark.ts';
import { recordAct } from '../repositories/audit.ts';
import { endAllLinks } from '../repositories/oneTimeLinks.ts';
import { giveUpWaiting } from '../repositories/outbox.ts';
import { skipNumbers } from '../repositories/rowNumbers.ts';
import { endAllSessions } from '../repositories/sessions.ts';
import type { Signature } from './signature.ts';

/** More rows than any table gains between a backup and its restore; a thousand restores use up half of the ids. */
const SKIPPED_NUMBERS = 1_000_000;

/**
 * Makes a restored database safe to serve from. It is older than what browsers and mailboxes hold: sessions would look
 * stolen, links used since the backup would open accounts again, and mails sent since then would be sent twice.
 * Therefore everybody must log in again. Ids assigned since the backup are not assigned again: otherwise a tab that
 * still shows such a task would save it over another one.
 */
export async function settleRestored(db: Knex, { at, actor }: Signature): Promise<void> {
  await db.transaction(async (transaction) => {
    await endAllSessions(transaction, at);
    await endAllLinks(transaction, at);
    await giveUpWaiting(transaction, 'restored from a backup');
    await skipNumbers(transaction, SKIPPED_NUMBERS);
    await endRestoring(transaction);
    await recordAct(transaction, { action: 'restored', userId: null, actor, at });
  });
}
