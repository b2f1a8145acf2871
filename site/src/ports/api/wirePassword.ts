const ROUNDS = 600_000;
const BITS = 256;

/** Normalizes an address for comparison and for the salt of a password. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * Derives from a password what is sent instead of it: `v1.` and PBKDF2-HMAC-SHA-256 with the address in its salt, 600
 * 000 rounds, as base64url. The server treats it as a password. Takes at least a tenth of a second, outside the main
 * thread. Needs a secure context.
 */
export async function toWirePassword(email: string, password: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password.normalize('NFC')), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = text.encode(`EECS|v1|${normalizeEmail(email)}`);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    key,
    BITS,
  );
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bits)));
  return `v1.${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}
