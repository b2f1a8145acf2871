import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import type { MessageKey } from '../messages/index.ts';
import {
  clearThrottle,
  countAttempt,
  countThrottle,
  readThrottle,
  uncountThrottle,
} from '../repositories/throttles.ts';
import type { AccountsContext } from './accountsContext.ts';
import { sign } from './keys.ts';
import { DAY_MS } from '../words/dayMs.ts';

const HOUR_MS = 3_600_000;
/** Number of attempts at the password of one account that need not wait. */
const FREE_GUESSES = 5;
const LONGEST_WAIT_S = 900;
/**
 * How long a counter here can matter after its first event, ms: attempts count for a day, then comes the longest wait.
 */
export const THROTTLE_LIFE_MS = DAY_MS + 1000 * LONGEST_WAIT_S;
const TELL_AGAIN_AFTER_MS = 600_000;

/**
 * Time before another link is mailed to an address, ms. Otherwise the earlier one would be invalid before it is read.
 */
const LINK_PAUSE_MS = 600_000;

/** Limits of calls that send mail: per hour, for one network address and for one account. */
const MAIL_LIMITS = {
  register: { perAddress: 5, perAccount: 3 },
  link: { perAddress: 5, perAccount: 3 },
  newEmail: { perAddress: 5, perAccount: 3 },
} as const;

type Context = Pick<AccountsContext, 'db' | 'clock' | 'keys'>;

/**
 * The account and caller whose password attempts are counted together: callers without a session, a browser that the
 * user has logged in with before, or a session of the user. They are counted separately, so that strangers cannot lock
 * out the user, and a thief of one session cannot lock out the others.
 */
export type GuessedAccount =
  { readonly emailKey: string } | { readonly device: string } | { readonly sessionId: string };

/**
 * Counts an attempt at the password of an account before the password is checked, so that many simultaneous attempts
 * are not all answered. After the fifth within a day the next waits 1, 2, 4 … 900 s. Throws ApiFailure `tooMany` during
 * that wait.
 */
export async function countGuess({ db, clock, keys }: Context, account: GuessedAccount): Promise<void> {
  const at = clock();
  const key = guessKey(keys.throttle, account);
  const rule = { windowMs: DAY_MS, at, free: FREE_GUESSES, longestS: LONGEST_WAIT_S };
  if ((await countAttempt(db, key, rule)) !== null) return;
  const wait = ((await readThrottle(db, key))?.until ?? at) - at;
  throw tooMany('throttles.password', wait);
}

/** Takes back what `countGuess` counted for an attempt that was refused before its password was checked. */
export async function uncountGuess({ db, keys }: Context, account: GuessedAccount): Promise<void> {
  await uncountThrottle(db, guessKey(keys.throttle, account));
}

/** Clears the attempts after the right password was given. */
export async function clearGuesses({ db, keys }: Context, account: GuessedAccount): Promise<void> {
  await clearThrottle(db, guessKey(keys.throttle, account));
}

/**
 * Returns whether an owner was notified within the last ten minutes that somebody registers the address. Records a
 * notification now.
 */
export async function wasJustNotified(
  transaction: Knex.Transaction,
  { clock, keys }: Pick<Context, 'clock' | 'keys'>,
  userId: number,
): Promise<boolean> {
  const key = sign(keys.throttle, `told/${userId}`);
  const { count } = await countThrottle(transaction, key, { windowMs: TELL_AGAIN_AFTER_MS, at: clock() });
  return count > 1;
}

/**
 * The caller who requests a mail: a network address (null if it is not counted), a mail address, and the user if there
 * is one.
 */
export interface MailingCaller {
  readonly client: string | null;
  readonly emailKey: string;
  readonly userId?: number;
}

/**
 * Counts a call that sends mail to an address, and for its user if there is one. Throws ApiFailure `tooMany` beyond the
 * hourly limit.
 */
export async function countMailing(
  { db, clock, keys }: Context,
  call: keyof typeof MAIL_LIMITS,
  caller: MailingCaller,
): Promise<void> {
  for (const { name, limit, text } of mailCounters(call, caller)) {
    const at = clock();
    const { count, since } = await countThrottle(db, sign(keys.throttle, name), { windowMs: HOUR_MS, at });
    if (count > limit) throw tooMany(text, since + HOUR_MS - at);
  }
}

/**
 * Takes back what `countMailing` counted for a call that was refused before it sent mail, so that a retry is not
 * refused.
 */
export async function uncountMailing(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  call: keyof typeof MAIL_LIMITS,
  caller: MailingCaller,
): Promise<void> {
  for (const { name } of mailCounters(call, caller)) await uncountThrottle(db, sign(keys.throttle, name));
}

function mailCounters(call: keyof typeof MAIL_LIMITS, { client, emailKey, userId }: MailingCaller) {
  const { perAddress, perAccount } = MAIL_LIMITS[call];
  const text = `throttles.${call}` as const;
  // Registering is not asking for a mail, so the text differs.
  const networkText = call === 'register' ? 'throttles.networkRegisters' : 'throttles.network';
  return [
    ...(client === null
      ? []
      : [{ name: `${call}/client/${client}`, limit: perAddress, text: networkText } as const]),
    ...(userId === undefined ? [] : [{ name: `${call}/user/${userId}`, limit: perAccount, text }]),
    { name: `${call}/account/${emailKey}`, limit: perAccount, text },
  ];
}

/**
 * Pauses are separate for each kind of link: a user who closes the account right after logging in by a link is still
 * mailed the link that reopens it.
 */
interface PausedLink {
  readonly kind: string;
  readonly emailKey: string;
}

/** Throws ApiFailure `tooMany` within ten minutes after a link of this kind was last mailed to an address. */
export async function requireLinkPause({ db, clock, keys }: Context, of: PausedLink): Promise<void> {
  const at = clock();
  const last = await readThrottle(db, pauseKey(keys.throttle, of));
  if (last !== null && at < last.since + LINK_PAUSE_MS)
    throw tooMany('throttles.again', last.since + LINK_PAUSE_MS - at);
}

/** Starts these ten minutes; the second of two simultaneous calls is refused as `requireLinkPause` does. */
export async function beginLinkPause({ db, clock, keys }: Context, of: PausedLink): Promise<void> {
  const at = clock();
  const rule = { windowMs: LINK_PAUSE_MS, at };
  const { count, since } = await countThrottle(db, pauseKey(keys.throttle, of), rule);
  if (count > 1) throw tooMany('throttles.again', since + LINK_PAUSE_MS - at);
}

function tooMany(text: MessageKey, waitMs: number): ApiFailure {
  return new ApiFailure('tooMany', { text, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

function pauseKey(key: Buffer, { kind, emailKey }: PausedLink): string {
  return sign(key, `pause/${kind}/${emailKey}`);
}

function guessKey(key: Buffer, account: GuessedAccount): string {
  if ('sessionId' in account) return sign(key, `session/${account.sessionId}`);
  return sign(key, 'device' in account ? `device/${account.device}` : `failures/${account.emailKey}`);
}
