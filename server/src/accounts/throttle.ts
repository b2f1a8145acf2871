import { ApiFailure } from '../errors.ts';
import { clearThrottle, countThrottle, holdThrottle, readThrottle } from '../repositories/throttles.ts';
import type { AccountsContext } from './accountsContext.ts';
import { sign } from './keys.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Wrong passwords of one account before it has to wait. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_S = 900;

/** Calls that mail something: an hour's worth for one address of the network, and for one account. */
export const MAIL_LIMITS = {
  register: { perAddress: 5, perAccount: Infinity },
  link: { perAddress: 5, perAccount: 3 },
} as const;

type Context = Pick<AccountsContext, 'db' | 'clock' | 'keys'>;

/** Throws ApiFailure `tooMany` while an account has to wait after wrong passwords. */
export async function checkFailures({ db, clock, keys }: Context, emailKey: string): Promise<void> {
  const found = await readThrottle(db, failureKey(keys.throttle, emailKey));
  const wait = (found?.until ?? 0) - clock();
  if (wait > 0) throw new ApiFailure('tooMany', { retryAfter: Math.ceil(wait / 1000) });
}

/** Counts a wrong password: from the sixth within a day on the account waits 1, 2, 4 … 900 s. */
export async function countFailure({ db, clock, keys }: Context, emailKey: string): Promise<void> {
  const at = clock();
  const key = failureKey(keys.throttle, emailKey);
  const { count } = await countThrottle(db, key, { windowMs: DAY, at });
  if (count < FREE_FAILURES) return;
  const seconds = Math.min(LONGEST_WAIT_S, 2 ** (count - FREE_FAILURES));
  await holdThrottle(db, key, at + seconds * 1000);
}

/** Forgets wrong passwords once the right one came. */
export async function clearFailures({ db, keys }: Context, emailKey: string): Promise<void> {
  await clearThrottle(db, failureKey(keys.throttle, emailKey));
}

/** Counts a call that mails something; throws ApiFailure `tooMany` beyond what an hour allows. */
export async function countMailing(
  { db, clock, keys }: Context,
  call: keyof typeof MAIL_LIMITS,
  { client, emailKey }: { readonly client: string | null; readonly emailKey: string },
): Promise<void> {
  const { perAddress, perAccount } = MAIL_LIMITS[call];
  const counted = [
    ...(client === null ? [] : [{ name: `${call}/client/${client}`, limit: perAddress }]),
    ...(perAccount === Infinity ? [] : [{ name: `${call}/account/${emailKey}`, limit: perAccount }]),
  ];
  for (const { name, limit } of counted) {
    const at = clock();
    const { count, since } = await countThrottle(db, sign(keys.throttle, name), { windowMs: HOUR, at });
    if (count > limit)
      throw new ApiFailure('tooMany', { retryAfter: Math.max(1, Math.ceil((since + HOUR - at) / 1000)) });
  }
}

function failureKey(key: Buffer, emailKey: string): string {
  return sign(key, `failures/${emailKey}`);
}
