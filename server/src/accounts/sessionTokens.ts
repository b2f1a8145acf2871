import { randomBytes } from 'node:crypto';
import { isSameMac, sign, type Keys } from './keys.ts';

/** The parts of a refresh token, before its session is known. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
  readonly mac: string;
}

const ID_BYTES = 16;
/** Enough to reject junk without a database query. */
const CHECK_LENGTH = 6;

/** Creates a session id: random, with a checksum that exposes invalid ids. */
export function createSessionId(keys: Keys): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return id + sign(keys.sessionId, id).slice(0, CHECK_LENGTH);
}

function isSessionId(text: string, keys: Keys): boolean {
  const id = text.slice(0, -CHECK_LENGTH);
  return isSameMac(text.slice(-CHECK_LENGTH), sign(keys.sessionId, id).slice(0, CHECK_LENGTH));
}

/** Writes a refresh token `id.counter.mac`, with the MAC made by the session's own key. */
export function writeRefreshToken(sessionId: string, counter: number, key: Buffer): string {
  return `${sessionId}.${counter}.${sign(key, `${sessionId}.${counter}`)}`;
}

/** Reads a refresh token; null if it cannot be one of this server. The caller must still verify the MAC. */
export function readRefreshToken(text: string, keys: Keys): RefreshToken | null {
  const [, sessionId, counter, mac] = /^([\w-]{28})\.(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  if (sessionId === undefined || counter === undefined || mac === undefined) return null;
  return isSessionId(sessionId, keys) ? { sessionId, counter: Number(counter), mac } : null;
}

/** Returns whether a token was made by this session's key. */
export function isRefreshTokenOf({ sessionId, counter, mac }: RefreshToken, key: Buffer): boolean {
  return isSameMac(mac, sign(key, `${sessionId}.${counter}`));
}

/** Creates the token that a page must send with its calls (signed double submit), bound to the session. */
export function createXsrfToken(sessionId: string, keys: Keys): string {
  const random = randomBytes(ID_BYTES).toString('base64url');
  return `${sign(keys.xsrf, `${sessionId}.${random}`)}.${random}`;
}

/** Returns whether a token was made for this session. */
export function isXsrfTokenOf(token: string, sessionId: string, keys: Keys): boolean {
  const [mac = '', random = ''] = token.split('.');
  return isSameMac(mac, sign(keys.xsrf, `${sessionId}.${random}`));
}
