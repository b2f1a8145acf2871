/** Crockford's base32: no I, L, O, U, which read like digits or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Number of characters, and of the bytes they encode: 40 bits. */
const LENGTH = 8;
export const INVOICE_BYTES = 5;

/**
 * Writes the number of an invoice: year and month, UTC, and forty random bits.
 *
 * @example toInvoiceId(Date.UTC(2026, 10, 22), Buffer.alloc(5)) // '26/11/00000000'
 */
export function toInvoiceId(at: number, random: Uint8Array): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  let bits = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (let i = 0; i < LENGTH; i += 1) {
    text = (ALPHABET[Number(bits % 32n)] ?? '') + text;
    bits /= 32n;
  }
  return `${two(date.getUTCFullYear() % 100)}/${two(date.getUTCMonth() + 1)}/${text}`;
}
