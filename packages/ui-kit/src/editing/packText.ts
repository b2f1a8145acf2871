import { deflate, inflate } from './deflate.ts';

/** Packs a text into characters allowed in a URL: deflate, then base64url without padding (RFC 4648, section 5). */
export async function packText(text: string): Promise<string> {
  let binary = '';
  for (const byte of await deflate(text)) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * Unpacks the text that `packText` packed. Rejects a text that is damaged, cut off or unpacks to more than a document
 * can be.
 */
export async function unpackText(packed: string): Promise<string> {
  const binary = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
  return inflate(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
}
