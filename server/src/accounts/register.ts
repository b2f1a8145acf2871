import { randomInt } from 'node:crypto';
import { ApiFailure } from '../failures/errors.ts';
import type { Locale } from '../messages/locale.ts';
import { recordAct } from '../repositories/audit.ts';
import { mailUser } from '../repositories/outbox.ts';
import { addUser, changeUser, findUser, findUserByEmail, type UserRow } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import { NO_PASSWORD, type Credentials } from './credentials.ts';
import { mailLink } from './mailLink.ts';
import { unlessPutOff } from './unlessPutOff.ts';
import { whileAwaited } from './whileAwaited.ts';
import { countMailing, uncountMailing, wasJustNotified } from './throttle.ts';

export interface Registration {
  readonly credentials: Required<Credentials>;
  /** Client address whose calls are counted; null means that they are not counted. */
  readonly client: string | null;
  readonly locale: Locale;
  readonly requestId: string;
  /** False once the client has disconnected or the deadline has answered it. */
  readonly isAwaited: () => boolean;
  /** True once the client has disconnected by itself. */
  readonly hasLeft: () => boolean;
}

/**
 * Opens an account by address and password; returns false if the address already has one (`addAccount`). A call refused
 * as `busy` is not counted, unless the client left before the answer, because then the work was wasted. Throws
 * ApiFailure `tooMany` for too many requests, `schema` if the password is empty or equals the e-mail address, `busy` if
 * the hash queue is full or the client has disconnected.
 */
export async function register(context: AccountsContext, registration: Registration): Promise<boolean> {
  const { credentials, client, isAwaited, hasLeft } = registration;
  const { emailKey, password } = credentials;
  const caller = { client, emailKey };
  await countMailing(context, 'register', caller);
  return unlessPutOff(
    async () => {
      if (await context.hasher.isTrivial(emailKey, password, isAwaited)) {
        const details = [{ path: '/headers/authorization/password', rule: 'trivial' }];
        throw new ApiFailure('schema', { details });
      }
      return addAccount(context, registration);
    },
    async () => (hasLeft() ? undefined : uncountMailing(context, 'register', caller)),
  );
}

/**
 * Adds an account and mails the link that opens it. Returns false if the address already has an account: its owner gets
 * a mail that explains that, or another link if the account was never opened. If it is registered again with a
 * different password, the account loses its password and every link asks for a new one: one of the two registrations
 * may be a stranger's, who must not profit when the owner uses the link.
 */
async function addAccount(
  context: AccountsContext,
  { credentials: { email, emailKey, password }, locale, requestId, isAwaited }: Registration,
): Promise<boolean> {
  const { db, clock, hasher } = context;
  const former = await findUserByEmail(db, emailKey);
  // One hash for every address, known or not: the time it takes reveals nothing.
  const { text: kept, isSame } = await hasher.hashBeside(password, former?.password ?? null, isAwaited);
  const at = clock();
  return whileAwaited(db, isAwaited, async (transaction) => {
    const user = await addUser(transaction, {
      email,
      emailKey,
      password: kept,
      hash: createUserHash(),
      locale,
      at,
    });
    if (user === null) {
      const found = await findUserByEmail(transaction, emailKey);
      const known = found && (await findUser(transaction, found.id, { forUpdate: true }));
      if (known !== null && isUnopened(known)) {
        const asksPassword = !isSame || known.password !== former?.password;
        if (asksPassword) await changeUser(transaction, known.id, { password: NO_PASSWORD });
        await mailLink(transaction, known, {
          purpose: 'activation',
          at,
          requestId,
          keepsOthers: true,
          ...(asksPassword && { payload: { asksPassword } }),
        });
      } else if (known !== null && !(await wasJustNotified(transaction, context, known.id))) {
        await mailUser(transaction, known, { kind: 'registered', at });
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

/** The random value of a user: four groups of characters. */
function createUserHash(): string {
  const group = () => Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
