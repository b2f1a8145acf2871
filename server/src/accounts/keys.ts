import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Keys derived from the server's one secret, one for each purpose. */
export interface Keys {
  readonly jwt: Buffer;
  readonly xsrf: Buffer;
  readonly sessionId: Buffer;
  readonly device: Buffer;
  /** For values that are logged or counted without being revealed, such as the addresses in throttle keys. */
  readonly throttle: Buffer;
}

const PURPOSES = [
  'jwt',
  'xsrf',
  'sessionId',
  'device',
  'throttle',
] as const satisfies readonly (keyof Keys)[];

/** Derives the keys (HKDF, RFC 5869). */
export function deriveKeys(secret: string): Keys {
  const keys = PURPOSES.map((purpose) => [
    purpose,
    Buffer.from(hkdfSync('sha256', secret, '', `eecs/${purpose}/v1`, 32)),
  ]);
  return Object.fromEntries(keys) as Record<keyof Keys, Buffer>;
}

/** HMAC-SHA-256 as base64url. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares two signatures in a time that does not depend on where they differ. */
export function isSameMac(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
