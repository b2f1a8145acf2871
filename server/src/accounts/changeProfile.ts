import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { recordAct, type Act } from '../repositories/audit.ts';
import { endLinks } from '../repositories/oneTimeLinks.ts';
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
import type { LoggedCaller } from './caller.ts';
import { toEmailKey } from './credentials.ts';
import { mailLink } from './mailLink.ts';
import { isStillIn, openSession, type OpenedSession } from './openSession.ts';
import { readPersonName } from './personName.ts';
import { clearGuesses, countGuess, countMailing, uncountGuess, uncountMailing } from './throttle.ts';
import { unlessPutOff } from './unlessPutOff.ts';
import { whileAwaited } from './whileAwaited.ts';

/** A user's changes to the account; absent fields stay unchanged. Passwords are hashed as clients send them. */
export interface ProfileChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly data?: object | undefined;
  /** Requires `password`, because the address is the salt of its hash. */
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  readonly suspension?: 'suspend' | 'resume' | undefined;
}

export interface ProfileOutcome {
  /** The session that replaces those that a new password ended; null if the password is unchanged. */
  readonly opened: OpenedSession | null;
  /** Whether the change ended a suspension. */
  readonly welcome: boolean;
}

interface Asked {
  readonly change: ProfileChange;
  /** Client address whose calls that send mail are counted; null means that they are not counted. */
  readonly client: string | null;
  readonly requestId: string;
  /** Browser and system in words. */
  readonly browser: string | null;
  /** False once the client has disconnected or the deadline has answered it. */
  readonly isAwaited: () => boolean;
  /** True once the client has disconnected by itself. */
  readonly hasLeft: () => boolean;
}

/**
 * Changes the caller's account. A new password or address requires the current password, or a session that an emergency
 * link opened; a new address takes effect once its link is used. Throws ApiFailure `schema` for an invalid name,
 * address or password, `reauth` for a wrong current password, `tooMany` for too many new addresses or guesses,
 * `restricted` in a session of an emergency link for anything but a password, `busy` while too many passwords wait to
 * be hashed, `expired` if the account is gone.
 */
export async function changeProfile(
  context: AccountsContext,
  caller: LoggedCaller,
  { change, client, requestId, browser, isAwaited, hasLeft }: Asked,
): Promise<ProfileOutcome> {
  const { db, hasher, clock } = context;
  const { userId } = caller;
  const before = await findUser(db, userId);
  if (before === null) throw new ApiFailure('expired');
  const { email, password } = change;
  const emailKey = email === undefined ? before.emailKey : toEmailKey(email);
  if (emailKey === null) throw new ApiFailure('schema', { details: [{ path: '/email', rule: 'format' }] });
  if (email !== undefined && password === undefined)
    throw new ApiFailure('schema', { details: [{ path: '/password', rule: 'required' }] });
  const names = { ...readName(change, 'firstName'), ...readName(change, 'lastName') };
  const changed = Object.entries(change).filter(([, value]) => value !== undefined);
  if (caller.scope === 'emergency' && changed.some(([field]) => field !== 'password'))
    throw new ApiFailure('restricted');
  if (password !== undefined) {
    await checkCurrent(context, caller, {
      user: before,
      shown: change.currentPassword,
      requestId,
      isAwaited,
      hasLeft,
    });
    if (await hasher.isTrivial(emailKey, password, isAwaited))
      throw new ApiFailure('schema', { details: [{ path: '/password', rule: 'trivial' }] });
  }
  const isMoving = email !== undefined && emailKey !== before.emailKey;
  // Counted even if the address has an account, so that refusals reveal nothing.
  if (isMoving) await countMailing(context, 'newEmail', { client, emailKey, userId });
  const kept = await unlessPutOff(
    async () => (password === undefined ? null : hasher.hash(password, isAwaited)),
    async () => {
      if (isMoving && !hasLeft()) await uncountMailing(context, 'newEmail', { client, emailKey, userId });
    },
  );
  return whileAwaited(db, isAwaited, async (transaction) => {
    const at = clock();
    const locked = await findUser(transaction, userId, { forUpdate: true });
    if (locked === null || !(await isStillIn(transaction, caller, at))) throw new ApiFailure('expired');
    // The given password was compared with the stored one before the new one was hashed; another request may have
    // changed it since then.
    if (kept !== null && locked.password !== before.password) throw new ApiFailure('reauth');
    const plain = { ...names, ...toPlainChange(change, locked, at) };
    const user = await changeUser(transaction, userId, plain);
    for (const action of actsOf(plain)) await recordAct(transaction, { action, userId, requestId, at });
    const welcome = typeof plain.resumedAt === 'number';
    if (kept === null) return { opened: null, welcome };
    if (isMoving) {
      await askEmailChange(transaction, { user, email, emailKey, password: kept, requestId, at });
      return { opened: null, welcome };
    }
    const { epoch } = await setPassword(transaction, { user, password: kept, requestId, at });
    const opened = await openSession(transaction, context, { userId, epoch, scope: 'full', browser });
    return { opened, welcome };
  });
}

async function checkCurrent(
  context: AccountsContext,
  { scope, sessionId }: LoggedCaller,
  {
    user,
    shown,
    requestId,
    isAwaited,
    hasLeft,
  }: Pick<Asked, 'requestId' | 'isAwaited' | 'hasLeft'> & {
    readonly user: UserRow;
    readonly shown: string | undefined;
  },
): Promise<void> {
  if (scope === 'emergency') return;
  const account = { sessionId };
  if (shown !== undefined) await countGuess(context, account);
  const isRight = await unlessPutOff(
    async () => shown !== undefined && context.hasher.verify(shown, user.password, isAwaited),
    async () => (hasLeft() ? undefined : uncountGuess(context, account)),
  );
  if (isRight) return clearGuesses(context, account);
  if (shown !== undefined) {
    const { db, clock } = context;
    const details = { why: 'currentPassword' };
    await recordAct(db, { action: 'loginFailed', userId: user.id, requestId, details, at: clock() });
  }
  throw new ApiFailure('reauth');
}

function readName<Field extends 'firstName' | 'lastName'>(
  change: ProfileChange,
  field: Field,
): { readonly [name in Field]?: string } {
  const given = change[field];
  if (given === undefined) return {};
  const name = readPersonName(given);
  if (name === null) throw new ApiFailure('schema', { details: [{ path: `/${field}`, rule: 'signs' }] });
  return { [field]: name } as { readonly [name in Field]: string };
}

function toPlainChange({ data, suspension }: ProfileChange, user: UserRow, at: number): UserChange {
  const isSuspended = user.suspendedAt !== null && user.resumedAt === null;
  return {
    ...(data !== undefined && { data: { ...data } }),
    ...(suspension === 'suspend' && !isSuspended && { suspendedAt: at, resumedAt: null }),
    ...(suspension === 'resume' && isSuspended && { resumedAt: at }),
  };
}

/** Lists one entry for each change, so that a suspension does not hide a new name that came with it. */
function actsOf({ suspendedAt, resumedAt, ...profile }: UserChange): Act[] {
  return [
    ...(Object.keys(profile).length > 0 ? (['profileChanged'] as const) : []),
    ...(typeof suspendedAt === 'number' ? (['suspended'] as const) : []),
    ...(typeof resumedAt === 'number' ? (['resumed'] as const) : []),
  ];
}

interface NewSecret {
  readonly user: UserRow;
  /** Hashed. */
  readonly password: string;
  readonly requestId: string;
  readonly at: number;
}

/** Ends every session, so that the old password no longer helps anybody. */
async function setPassword(
  transaction: Knex.Transaction,
  { user, password, requestId, at }: NewSecret,
): Promise<UserRow> {
  const { id: userId } = user;
  await shutOut(transaction, userId, { by: 'password', at });
  await endLinks(transaction, userId, { at });
  await recordAct(transaction, { action: 'passwordChanged', userId, requestId, at });
  await mailUser(transaction, user, { kind: 'passwordChanged', at });
  // Ending the links also ended the one that would have confirmed another address.
  return changeUser(transaction, userId, { password, newEmail: null });
}

/**
 * The link carries the new address and the password hash salted with it; if the address belongs to another user, that
 * user is informed instead.
 */
async function askEmailChange(
  transaction: Knex.Transaction,
  {
    user,
    email,
    emailKey,
    password,
    requestId,
    at,
  }: NewSecret & { readonly email: string; readonly emailKey: string },
): Promise<void> {
  const { id: userId } = user;
  const payload = { email: email.trim(), password };
  const holder = await findUserByEmail(transaction, emailKey);
  // The caller gets the same answer either way, as if a link had been mailed.
  if (holder === null)
    await mailLink(transaction, user, { purpose: 'email', recipient: email.trim(), payload, requestId, at });
  else {
    await endLinks(transaction, userId, { purposes: ['email'], at });
    await mailUser(transaction, holder, { kind: 'addressTaken', at });
  }
  await mailUser(transaction, user, { kind: 'emailChange', at });
  await recordAct(transaction, { action: 'emailChangeAsked', userId, requestId, at });
  await changeUser(transaction, userId, { newEmail: email.trim() });
}
