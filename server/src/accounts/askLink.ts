import { findUserByEmail, type UserRow } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import { mailLink } from './mailLink.ts';

/** Which mail an address was sent; null where it has no account. */
export type MailedLink = 'emergency' | 'register' | 'reactivate' | null;

const PURPOSES = { emergency: 'emergency', register: 'activation', reactivate: 'reactivation' } as const;

/**
 * Mails whoever has the address the link that serves: who never opened the account completes the registration and sets a password, who
 * closed it reactivates it, the others get in without the password.
 */
export async function askLink(
  { db, clock }: AccountsContext,
  { emailKey, requestId }: { readonly emailKey: string; readonly requestId: string },
): Promise<MailedLink> {
  const user = await findUserByEmail(db, emailKey);
  if (user === null || user.frozenAt !== null) return null;
  const mailed = chooseLink(user);
  // Who asks does not know the password, so it may be that of a stranger who registered the address.
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
