import { randomInt } from 'node:crypto';
import type { Locale } from '../messages/locale.ts';
import { recordAct } from '../repositories/audit.ts';
import { queueMail } from '../repositories/outbox.ts';
import { addUser, changeUser, findUserByEmail, type UserRow } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import type { Credentials } from './credentials.ts';
import { mailLink } from './mailLink.ts';
import { wasJustTold } from './throttle.ts';

export interface Registration {
  readonly credentials: Required<Credentials>;
  readonly locale: Locale;
  readonly requestId: string;
}

/**
 * Adds an account and mails the link that opens it. False where the address has an account already: whoever that is gets a mail
 * that says so, or the link again where the account was never opened. Until it is, the password that came last counts: a stranger who
 * registers an address first shall not keep the key to it.
 */
export async function register(
  context: AccountsContext,
  { credentials: { email, emailKey, password }, locale, requestId }: Registration,
): Promise<boolean> {
  const { db, clock, hasher } = context;
  // Also for a known address: the time it takes tells nothing.
  const kept = await hasher.hash(password);
  const at = clock();
  return db.transaction(async (transaction) => {
    const user = await addUser(transaction, {
      email,
      emailKey,
      password: kept,
      hash: createUserHash(),
      locale,
      at,
    });
    if (user === null) {
      const known = await findUserByEmail(transaction, emailKey);
      if (known !== null && isUnopened(known)) {
        const again = await changeUser(transaction, known.id, { password: kept });
        await mailLink(transaction, again, { purpose: 'activation', at, requestId });
      } else if (known !== null && !(await wasJustTold({ ...context, db: transaction }, known.id))) {
        const { id: userId, email: recipient } = known;
        await queueMail(transaction, { userId, recipient, locale: known.locale, kind: 'registered', at });
      }
      return false;
    }
    await recordAct(transaction, { action: 'register', userId: user.id, requestId, at });
    await mailLink(transaction, user, { purpose: 'activation', at, requestId });
    return true;
  });
}

function isUnopened({ emailVerifiedAt, deactivatedAt, frozenAt }: UserRow): boolean {
  return emailVerifiedAt === null && deactivatedAt === null && frozenAt === null;
}

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** The user's own hash: four groups of random characters. */
function createUserHash(): string {
  const group = () => Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
