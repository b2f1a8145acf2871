import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import { endLinks, findLinkOwner, takeLink, type LinkPurpose } from '../repositories/oneTimeLinks.ts';
import { mailUser } from '../repositories/outbox.ts';
import { shutOut } from '../repositories/sessions.ts';
import { changeUser, findUser, moveUser, type UserChange, type UserRow } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import { NO_PASSWORD, toEmailKey } from './credentials.ts';
import { closeSession, openSession, type OpenedSession } from './openSession.ts';
import { readAnswer, type AnswerReader } from './readAnswer.ts';

/** The outcome of a mailed link. */
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
  readonly ip: string;
  /** Browser and system in words. */
  readonly browser: string | null;
}

/**
 * Uses a mailed link: only one of several simultaneous attempts succeeds, once. The previous session of the browser
 * ends with the new one. The link stays valid if its answer could not be sent, or if the account is frozen.
 */
export async function useLink<Answer>(
  context: AccountsContext,
  { token, former, requestId, ip, browser, ...reader }: LinkUse<Answer>,
): Promise<LinkOutcome<Answer>> {
  const { db, clock } = context;
  return db.transaction(async (transaction) => {
    const at = clock();
    // Locks the user first, as all code that mails or ends links does: otherwise the calls of two links of one user
    // could deadlock.
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
    const applied = await applyLink(transaction, { user, purpose, payload: link.payload, requestId, at });
    if (applied === null) return { kind: 'used' };
    const changed = await changeUser(transaction, userId, { lastIp: ip });
    await closeSession(transaction, context, former, requestId);
    const opened = await openSession(transaction, context, {
      userId,
      epoch: changed.epoch,
      scope: asksPassword ? 'emergency' : 'full',
      browser,
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

/** Does what a link is for; returns null if that is no longer possible. */
async function applyLink(
  transaction: Knex.Transaction,
  { user, purpose, payload, requestId, at }: Applied,
): Promise<UserRow | null> {
  const { id: userId } = user;
  switch (purpose) {
    case 'activation':
      // Several may have been mailed, and one is enough to open the account.
      await endLinks(transaction, userId, { purposes: ['activation'], at });
      await recordAct(transaction, { action: 'verify', userId, requestId, at });
      return changeUser(transaction, userId, {
        emailVerifiedAt: user.emailVerifiedAt ?? at,
        // A stranger may have registered the address; its owner is asked for a new password at once.
        ...(payload['asksPassword'] === true && { password: NO_PASSWORD }),
      });
    case 'emergency':
      await mailUser(transaction, user, { kind: 'linkUsed', at });
      return changeUser(transaction, userId, verified(user, at));
    case 'reactivation':
      await recordAct(transaction, { action: 'reactivated', userId, requestId, at });
      await mailUser(transaction, user, { kind: 'linkUsed', at });
      return changeUser(transaction, userId, { deactivatedAt: null, ...verified(user, at) });
    case 'email':
      return changeEmail(transaction, { user, payload, requestId, at });
    default:
      return purpose satisfies never;
  }
}

/** A user who has read a mail sent to the address has shown that it is theirs. */
function verified(user: UserRow, at: number): UserChange {
  return user.emailVerifiedAt === null ? { emailVerifiedAt: at } : {};
}

/** The address is the salt of the password on the wire, so both change together. */
async function changeEmail(
  transaction: Knex.Transaction,
  { user, payload, requestId, at }: Omit<Applied, 'purpose'>,
): Promise<UserRow | null> {
  const { email, password } = payload;
  const emailKey = typeof email === 'string' ? toEmailKey(email) : null;
  if (emailKey === null || typeof email !== 'string' || typeof password !== 'string') return null;
  const change = { email, emailKey, newEmail: null, password, emailVerifiedAt: at };
  const { id: userId } = user;
  const moved = await moveUser(transaction, userId, change);
  if (moved === null) return null;
  await shutOut(transaction, userId, { by: 'email', at });
  await endLinks(transaction, userId, { at });
  await recordAct(transaction, { action: 'emailChanged', userId, requestId, at });
  await mailUser(transaction, user, { kind: 'emailChanged', at });
  await mailUser(transaction, moved, { kind: 'emailChanged', at });
  return moved;
}
