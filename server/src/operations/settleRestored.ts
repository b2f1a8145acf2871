import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import { endAllLinks } from '../repositories/oneTimeLinks.ts';
import { giveUpWaiting } from '../repositories/outbox.ts';
import { endAllSessions } from '../repositories/sessions.ts';
import type { Signature } from './signature.ts';

/**
 * Makes a restored database safe to serve from. It is older than what browsers and mailboxes hold: sessions would look stolen, links used
 * since the backup would open accounts again, and mails that went out since would go out twice. So everybody logs in again.
 */
export async function settleRestored(db: Knex, { at, actor }: Signature): Promise<void> {
  await db.transaction(async (transaction) => {
    await endAllSessions(transaction, at);
    await endAllLinks(transaction, at);
    await giveUpWaiting(transaction, 'restored from a backup');
    await recordAct(transaction, { action: 'restored', userId: null, actor, at });
  });
}
