import { findUserByEmail, type UserRow } from '../repositories/users.ts';
import type { MAILED_LINKS } from '../words/links.ts';
import type { AccountsContext } from './accountsContext.ts';
import { mailLink } from './mailLink.ts';
import { beginLinkPause, countMailing, requireLinkPause } from './throttle.ts';

/** The kind of link that was mailed; null if the address has no account. */
export type MailedLink = (typeof MAILED_LINKS)[number] | null;

const PURPOSES = { emergency: 'emergency', register: 'activation', reactivate: 'reactivation' } as const;

export interface LinkAsked {
  readonly emailKey: string;
  /** Client address whose calls are counted; null means that they are not counted. */
  readonly client: string | null;
  readonly requestId: string;
}

/**
 * Mails the owner of an address the link that helps: a user who never opened the account completes the registration and
 * sets a password, a user who closed it reactivates it, all others log in without the password. The link of a frozen
 * account is mailed, too, and then reports that the account is frozen, so that only its owner learns that. Throws
 * ApiFailure `tooMany` after too many requests, and for ten minutes after a link was mailed to the address (also for an
 * address without an account if the server must not reveal that).
 */
export async function askLink(
  context: AccountsContext,
  { emailKey, client, requestId }: LinkAsked,
): Promise<MailedLink> {
  const { db, clock, disclosesAccounts } = context;
  const user = await findUserByEmail(db, emailKey);
  const mailed = user && chooseLink(user);
  const pauses = user !== null || !disclosesAccounts;
  const paused = { kind: mailed ?? 'emergency', emailKey };
  if (pauses) await requireLinkPause(context, paused);
  await countMailing(context, 'link', { client, emailKey });
  if (pauses) await beginLinkPause(context, paused);
  if (!user || !mailed) return null;
  // The password is unknown to whoever asks for the link, and it may be that of a stranger who registered the address,
  // so the link asks for a new one.
  const payload = mailed === 'register' ? { asksPassword: true } : {};
  await db.transaction((transaction) =>
    mailLink(transaction, user, { purpose: PURPOSES[mailed], at: clock(), requestId, payload }),
  );
  return mailed;
}

function chooseLink({ emailVerifiedAt, deactivatedAt }: UserRow): Exclude<MailedLink, null> {
  if (deactivatedAt !== null) return 'reactivate';
  return emailVerifiedAt === null ? 'register' : 'emergency';
}
