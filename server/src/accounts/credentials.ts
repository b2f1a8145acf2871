import { pbkdf2, pbkdf2Sync } from 'node:crypto';
import { promisify } from 'node:util';
import type { ErrorDetail } from '../failures/errors.ts';

/** Stored instead of a hash: no password matches it. */
export const NO_PASSWORD = '';

/** The content of an authorization header. */
export interface Credentials {
  /** As it was given, trimmed. */
  readonly email: string;
  /** The normalized form by which addresses are compared. */
  readonly emailKey: string;
  /** The hash of the password that the client made; absent where only the address is sent. */
  readonly password?: string;
}

/** JSON pointer to the header in a request. */
const PLACE = '/headers/authorization';
const MAX_HEADER = 1024;
const MAX_EMAIL = 254;
const WIRE_FORM = /^v1\.[A-Za-z0-9_-]{43}$/;
/**
 * One `@` with something before it and dotted words after it (a single word is enough); no invisible characters, and
 * none of the special characters that separate and group addresses in mail headers (RFC 5322, 3.2.3).
 */
const EMAIL_FORM = /^[^\s@\p{C}()<>[\]:;,"\\]+@[^\s@\p{C}()<>[\]:;,"\\.]+(\.[^\s@\p{C}()<>[\]:;,"\\.]+)*$/u;

/**
 * Reads credentials from an authorization header: plain JSON, or `EECS` and its base64url. With `hasPassword` the
 * password is required, otherwise it must be absent. On failure returns the invalid part, but nothing of its contents.
 *
 * @example readCredentials('{"email":"User@example.com"}', { hasPassword: false }) // { email: 'User@example.com',
 * emailKey: 'user@example.com' }
 * @example readCredentials('{}', { hasPassword: false }) // { path: '/headers/authorization/email', rule: 'required' }
 */
export function readCredentials(
  header: string | undefined,
  { hasPassword }: { readonly hasPassword: boolean },
): Credentials | ErrorDetail {
  if (header === undefined) return { path: PLACE, rule: 'required' };
  if (header.length > MAX_HEADER) return { path: PLACE, rule: 'maxLength', limit: MAX_HEADER };
  const value = parse(decode(header.trim()));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { path: PLACE, rule: 'credentials' };
  const { email, password, ...others } = value as Readonly<Record<string, unknown>>;
  const allowed = hasPassword ? ['email', 'password'] : ['email'];
  const isKnown = Object.keys(others).length === 0 && (hasPassword || password === undefined);
  if (!isKnown) return { path: PLACE, rule: 'keys', allowed };
  const wrong = (key: string, given: unknown): ErrorDetail => ({
    path: `${PLACE}/${key}`,
    rule: given === undefined ? 'required' : 'format',
  });
  const emailKey = typeof email === 'string' ? toEmailKey(email) : null;
  if (typeof email !== 'string' || emailKey === null) return wrong('email', email);
  if (!hasPassword) return { email: email.trim(), emailKey };
  return isWirePassword(password) ? { email: email.trim(), emailKey, password } : wrong('password', password);
}

/** Returns whether a text has the form in which passwords travel. */
function isWirePassword(value: unknown): value is string {
  return typeof value === 'string' && WIRE_FORM.test(value);
}

/** Normalizes an address for comparison: trimmed, NFC, lower case; null if it is not an address. */
export function toEmailKey(email: string): string | null {
  const key = email.trim().normalize('NFC').toLowerCase();
  return key.length <= MAX_EMAIL && EMAIL_FORM.test(key) ? key : null;
}

function decode(header: string): string {
  const [, encoded] = /^EECS ([A-Za-z0-9_-]+)$/.exec(header) ?? [];
  return encoded === undefined ? header : Buffer.from(encoded, 'base64url').toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const ROUNDS = 600_000;
const derive = promisify(pbkdf2);

/** Derives from a password the hash that clients send instead of it: PBKDF2-HMAC-SHA-256 with the address as salt. */
export type ToWirePassword = (emailKey: string, password: string) => Promise<string>;

/** Derives it in Node's thread pool, which also serves files and host names. */
export const toWirePassword: ToWirePassword = async (emailKey, password) =>
  write(await derive(...parametersOf(emailKey, password)));

/** Derives it in the calling thread. */
export function toWirePasswordSync(emailKey: string, password: string): string {
  return write(pbkdf2Sync(...parametersOf(emailKey, password)));
}

function parametersOf(emailKey: string, password: string) {
  return [password.normalize('NFC'), `EECS|v1|${emailKey}`, ROUNDS, 32, 'sha256'] as const;
}

function write(key: Buffer): string {
  return `v1.${key.toString('base64url')}`;
}

/**
 * Returns whether a password hash as clients send it is that of an empty password or of the e-mail address itself.
 * Takes a quarter of a second on two threads.
 */
export async function isTrivialPassword(
  emailKey: string,
  wire: string,
  toWire: ToWirePassword,
): Promise<boolean> {
  const trivial = await Promise.all(['', emailKey].map((text) => toWire(emailKey, text)));
  return trivial.includes(wire);
}
