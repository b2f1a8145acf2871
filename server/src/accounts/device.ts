import { randomBytes } from 'node:crypto';
import type { UserRow } from '../repositories/users.ts';
import { isSameMac, sign } from './keys.ts';

/** People of one browser that are remembered; one more takes the place of the first. */
const MAX_PEOPLE = 3;
const MAC_LENGTH = 22;

/**
 * The owner of a cookie, by a value drawn for each account: ids are given out again after a backup was restored.
 */
type Owner = Pick<UserRow, 'hash'>;

/**
 * Finds what is a browser's and this user's alone, where its cookie shows that the user has
 * logged in with it before; null if it does not.
 */
export function findDevice(cookie: string | undefined, user: Owner, key: Buffer): string | null {
  const [id = '', ...macs] = (cookie ?? '').split('.');
  const own = macOf(id, user, key);
  return macs.slice(0, MAX_PEOPLE).some((mac) => isSameMac(mac, own)) ? own : null;
}

/** Writes the cookie of a browser with which a user has logged in, beside those who did before. */
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
