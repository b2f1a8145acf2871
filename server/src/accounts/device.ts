import { randomBytes } from 'node:crypto';
import type { UserRow } from '../repositories/users.ts';
import { isSameMac, sign } from './keys.ts';

/** How many users of one browser are remembered; the next one replaces the oldest. */
const MAX_PEOPLE = 3;
const MAC_LENGTH = 22;

/**
 * The owner of a cookie, identified by the random value of each account, because ids are reused after a backup is
 * restored.
 */
type Owner = Pick<UserRow, 'hash'>;

/**
 * Returns an identifier of this browser and this user if the cookie shows that the user has logged in here before;
 * otherwise null.
 */
export function findDevice(cookie: string | undefined, user: Owner, key: Buffer): string | null {
  const [id = '', ...macs] = (cookie ?? '').split('.');
  const own = macOf(id, user, key);
  return macs.slice(0, MAX_PEOPLE).some((mac) => isSameMac(mac, own)) ? own : null;
}

/** Writes the cookie of a browser after a login: this user, then the users who logged in before. */
export function rememberDevice(cookie: string | undefined, user: Owner, key: Buffer): string {
  const [known = '', ...macs] = (cookie ?? '').split('.');
  const id = /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  const own = macOf(id, user, key);
  const others = id === known ? macs.filter((mac) => /^[\w-]{22}$/.test(mac) && mac !== own) : [];
  return [id, ...[...others, own].slice(-MAX_PEOPLE)].join('.');
}

function macOf(id: string, { hash }: Owner, key: Buffer): string {
  return sign(key, `${id}.${hash}`).slice(0, MAC_LENGTH);
}
