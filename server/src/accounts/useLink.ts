import { recordAct } from '../repositories/audit.ts';
import { endLinks, findLinkOwner, takeLink, type LinkPurpose } from '../repositories/oneTimeLinks.ts';
import { mailUser } from '../repositories/outbox.ts';
import { shutOut } from '../repositories/sessions.ts';
import {
  changeUser,
  findUser,
  findUserByEmail,
  type UserChange,
  type UserRow,
} from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import { NO_PASSWORD, toEmailKey } from './credentials.ts';
import { closeSession, openSession, type OpenedSession } from './openSession.ts';
import { readAnswer, type AnswerReader } from './readAnswer.ts';

/** What became of a mailed link. */
export type LinkOutcome<Answer> =
  | {
      readonly kind: 'in';
      readonly purpose: LinkPurpose;
      readonly user: UserRow;
      readonly opened: OpenedSession;
      readonly answer: Answer;
    }
  | { readonly kind: 'used' | 'expired' | 'frozen' };

export interface LinkUse<Answer> extends AnswerReader<Answer> {
  readonly token: string;
  /** Refresh token of the session the browser had before. */
  readonly former: string | undefined;
  readonly requestId: string;
}

/**
 * Uses a mailed link: of all who try at once one gets in, once. The session the browser had before ends with the new one.
 * A link whose answer could not be read is not used up, nor is that of a frozen account.
 */
export async function useLink<Answer>(
  context: AccountsContext,
  { token, former, requestId, ...reader }: LinkUse<Answer>,
): Promise<LinkOutcome<Answer>> {
  const { db, clock } = context;
  return db.transaction(async (transaction) => {
    const at = clock();
    // The user first, as whoever mails or ends links does: two links of one user would wait for each other.
    const owner = await findLinkOwner(transaction, token);
    const user = owner === null ? null : await findUser(transaction, owner, { forUpdate: true });
    if (user === null) return { kind: 'used' };
    if (user.frozenAt !== null) return { kind: 'frozen' };
    const link = await takeLink(transaction, token, at);
    if ('refused' in link) return { kind: link.refused };
    const { purpose, userId } = link;
    await recordAct(transaction, { action: 'linkUsed', userId, requestId, details: { purpose }, at });
    const asksPassword =
      purpose === 'emergency' ||
      link.payload['asksPassword'] === true ||
      (purpose === 'activation' && user.password === NO_PASSWORD);
    const changed = await applyLink(transaction, { user, purpose, payload: link.payload, requestId, at });
    if (changed === null) return { kind: 'used' };
    await closeSession(transaction, context, former, requestId);
    const opened = await openSession(transaction, context, {
      userId,
      epoch: changed.epoch,
      scope: asksPassword ? 'emergency' : 'full',
    });
    const answer = await readAnswer(transaction, changed, reader);
    return { kind: 'in', purpose: asksPassword ? 'emergency' : purpose, user: changed, opened, answer };
  });
}

interface Applied {
  readonly user: UserRow;
  readonly purpose: LinkPurpose;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  readonly at: number;
}

/** Does what a link is for; null where it can no longer be done. */
async function applyLink(
  db: AccountsContext['db'],
  { user, purpose, payload, requestId, at }: Applied,
): Promise<UserRow | null> {
  const { id: userId } = user;
  switch (purpose) {
    case 'activation':
      // Several may have been mailed; opened is opened.
      await endLinks(db, userId, { purposes: ['activation'], at });
      await recordAct(db, { action: 'verify', userId, requestId, at });
      return changeUser(db, userId, {
        emailVerifiedAt: user.emailVerifiedAt ?? at,
        // Whoever registered the address may have been a stranger; of a new password its owner is asked at once.
        ...(payload['asksPassword'] === true && { password: NO_PASSWORD }),
      });
    case 'emergency':
      await mailUser(db, user, { kind: 'linkUsed', at });
      return changeUser(db, userId, verified(user, at));
    case 'reactivation':
      await recordAct(db, { action: 'reactivated', userId, requestId, at });
      await mailUser(db, user, { kind: 'linkUsed', at });
      return changeUser(db, userId, { deactivatedAt: null, ...verified(user, at) });
    case 'email':
      return changeEmail(db, { user, payload, requestId, at });
    default:
      return purpose satisfies never;
  }
}

/** Who has read a mail sent to the address has shown that it is theirs. */
function verified(user: UserRow, at: number): UserChange {
  return user.emailVerifiedAt === null ? { emailVerifiedAt: at } : {};
}

/** The address is the salt of the password on the wire, so both change together. */
async function changeEmail(
  db: AccountsContext['db'],
  { user, payload, requestId, at }: Omit<Applied, 'purpose'>,
): Promise<UserRow | null> {
  const { email, password } = payload;
  const emailKey = typeof email === 'string' ? toEmailKey(email) : null;
  if (emailKey === null || typeof email !== 'string' || typeof password !== 'string') return null;
  const holder = await findUserByEmail(db, emailKey);
  if (holder !== null && holder.id !== user.id) return null;
  const { id: userId } = user;
  await shutOut(db, userId, { by: 'email', at });
  await endLinks(db, userId, { at });
  await recordAct(db, { action: 'emailChanged', userId, requestId, at });
  await mailUser(db, user, { kind: 'emailChanged', at });
  await mailUser(db, { ...user, email }, { kind: 'emailChanged', at });
  return changeUser(db, userId, { email, emailKey, newEmail: null, password, emailVerifiedAt: at });
}
