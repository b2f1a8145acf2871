import { recordAct } from '../repositories/audit.ts';
import { wasLinkMailed } from '../repositories/oneTimeLinks.ts';
import { mailUser } from '../repositories/outbox.ts';
import { changeUser, findUser, findUserByEmail, type UserRow } from '../repositories/users.ts';
import type { AccountsContext } from './accountsContext.ts';
import type { Credentials } from './credentials.ts';
import { findDevice } from './device.ts';
import { mailLink } from './mailLink.ts';
import { closeSession, openSession, type OpenedSession } from './openSession.ts';
import { clearGuesses, countGuess, uncountGuess } from './throttle.ts';
import { unlessPutOff } from './unlessPutOff.ts';
import { whileAwaited } from './whileAwaited.ts';

export interface Login {
  readonly credentials: Required<Credentials>;
  /** Device cookie of the browser. */
  readonly device: string | undefined;
  readonly ip: string;
  /** Browser and system in words. */
  readonly browser: string | null;
  /** Refresh token of the session the browser had before. */
  readonly former: string | undefined;
  readonly requestId: string;
  /** False once the client has disconnected or the deadline has answered it. */
  readonly isAwaited: () => boolean;
  /** True once the client has disconnected by itself. */
  readonly hasLeft: () => boolean;
}

/** The outcome of a login. */
export type LoginOutcome =
  | { readonly kind: 'in'; readonly user: UserRow; readonly opened: OpenedSession; readonly welcome: boolean }
  | { readonly kind: 'unverified'; readonly user: UserRow }
  | { readonly kind: 'frozen' | 'wrong' | 'deactivated' };

/** Time after which another login mails the activation link again, ms. */
const RESEND_AFTER_MS = 600_000;

/**
 * Logs a user in by address and password. Exactly one hash is computed in every case, even for an unknown address. A
 * browser that has logged in before waits only for its own failed attempts. The browser's earlier session ends with
 * the new one. A login refused as `busy` is not an attempt and changes nothing.
 */
export async function logIn(context: AccountsContext, login: Login): Promise<LoginOutcome> {
  const { db, keys, hasher, clock } = context;
  const { credentials, requestId, isAwaited, hasLeft } = login;
  const { emailKey, password } = credentials;
  hasher.requireRoom();
  const user = await findUserByEmail(db, emailKey);
  const device = user && findDevice(login.device, user, keys.device);
  const guessed = device === null ? { emailKey } : { device };
  await countGuess(context, guessed);
  const isRight = await unlessPutOff(
    () => hasher.verify(password, user?.password ?? null, isAwaited),
    async () => (hasLeft() ? undefined : uncountGuess(context, guessed)),
  );
  if (user === null || !isRight) {
    // An unknown address is recorded, too, so that both cases take equally long.
    await recordRefusal(context, { userId: user?.id ?? null, why: 'wrong', requestId });
    return { kind: 'wrong' };
  }
  await clearGuesses(context, { emailKey });
  if (device !== null) await clearGuesses(context, guessed);
  const why = findObstacle(user);
  if (why !== null) {
    await recordRefusal(context, { userId: user.id, why, requestId });
    if (why !== 'unverified') return { kind: why };
    await resendActivation(context, user, requestId);
    return { kind: 'unverified', user };
  }
  const rehashed = hasher.needsRehash(user.password) ? await hasher.hash(password, isAwaited) : null;
  return whileAwaited(db, isAwaited, async (transaction) => {
    const at = clock();
    const locked = await findUser(transaction, user.id, { forUpdate: true });
    // The password may have changed during the verification: a user who was logged out everywhere must not return with
    // the old one.
    if (locked === null || locked.epoch !== user.epoch || locked.password !== user.password)
      return { kind: 'wrong' } as const;
    const ends = user.suspendedAt !== null && user.resumedAt === null;
    const changed = await changeUser(transaction, user.id, {
      lastIp: login.ip,
      ...(ends && { resumedAt: at }),
      ...(rehashed !== null && { password: rehashed }),
    });
    await closeSession(transaction, context, login.former, requestId);
    const opened = await openSession(transaction, context, {
      userId: user.id,
      epoch: changed.epoch,
      scope: 'full',
      browser: login.browser,
    });
    await recordAct(transaction, { action: 'login', userId: user.id, requestId, at });
    if (ends) await recordAct(transaction, { action: 'resumed', userId: user.id, requestId, at });
    if (device === null && user.lastIp !== null) await mailUser(transaction, user, { kind: 'newDevice', at });
    return { kind: 'in', user: changed, opened, welcome: ends } as const;
  });
}

/** The reason why the right password does not log the user in; null if it does. */
function findObstacle({ frozenAt, deactivatedAt, emailVerifiedAt }: UserRow) {
  if (frozenAt !== null) return 'frozen';
  if (deactivatedAt !== null) return 'deactivated';
  return emailVerifiedAt === null ? 'unverified' : null;
}

async function recordRefusal(
  { db, clock }: AccountsContext,
  { userId, why, requestId }: { readonly userId: number | null; why: string; requestId: string },
): Promise<void> {
  await recordAct(db, { action: 'loginFailed', userId, requestId, details: { why }, at: clock() });
}

async function resendActivation(
  { db, clock }: AccountsContext,
  user: UserRow,
  requestId: string,
): Promise<void> {
  const at = clock();
  await db.transaction(async (transaction) => {
    const since = at - RESEND_AFTER_MS;
    if (await wasLinkMailed(transaction, user.id, { purpose: 'activation', since })) return;
    await mailLink(transaction, user, { purpose: 'activation', at, requestId });
  });
}
