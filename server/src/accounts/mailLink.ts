import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { writeMinute } from '../messages/writeMinute.ts';
import { recordAct } from '../repositories/audit.ts';
import { addLink, type LinkPurpose } from '../repositories/oneTimeLinks.ts';
import { mailUser } from '../repositories/outbox.ts';
import type { UserRow } from '../repositories/users.ts';
import { DAY_MS } from '../words/dayMs.ts';
import { RECOVERY_LINK_DAYS } from '../words/links.ts';

/**
 * Mails a user a link that works once, within 30 days, and for a closed account only until it is erased. An earlier
 * link for the same purpose becomes invalid, unless it is kept.
 */
export async function mailLink(
  transaction: Knex.Transaction,
  user: Pick<UserRow, 'id' | 'email' | 'locale' | 'deactivatedAt'>,
  {
    purpose,
    at,
    requestId,
    recipient = user.email,
    payload = {},
    keepsOthers = false,
  }: {
    readonly purpose: LinkPurpose;
    readonly at: number;
    readonly requestId: string;
    /** @default the account's address */
    readonly recipient?: string;
    readonly payload?: Readonly<Record<string, unknown>>;
    /** @default false */
    readonly keepsOthers?: boolean;
  },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt =
    (purpose === 'reactivation' ? (user.deactivatedAt ?? at) : at) + RECOVERY_LINK_DAYS * DAY_MS;
  await addLink(transaction, { userId: user.id, purpose, token, payload, keepsOthers, at, expiresAt });
  const kind = purpose === 'email' ? 'emailChange' : purpose;
  const scope = payload['asksPassword'] === true ? { scope: 'emergency' } : {};
  const until = writeMinute(expiresAt);
  const values = { link: `${purpose}.${token}`, days: RECOVERY_LINK_DAYS, until, ...scope };
  await mailUser(transaction, { ...user, email: recipient }, { kind, values, at });
  await recordAct(transaction, {
    action: 'linkMailed',
    userId: user.id,
    requestId,
    details: { purpose },
    at,
  });
}
