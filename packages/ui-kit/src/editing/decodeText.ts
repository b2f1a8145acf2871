/**
 * Decodes the text of a file that may not be UTF-8: spreadsheets save CSV in the code page of their system, or in
 * UTF-16 with a byte order mark. Bytes that are not UTF-8 are read as Windows-1251 if most letters beyond ASCII are
 * adjacent, as in Russian and Ukrainian words, and as Windows-1252 otherwise.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Such a file does not state its code page.
    return new TextDecoder(isCyrillic(bytes) ? 'windows-1251' : 'windows-1252').decode(bytes);
  }
}

/** Letters of both code pages start here; the numero sign and the degree sign come before. */
const LETTERS = 0xc0;

function isCyrillic(bytes: Uint8Array): boolean {
  let [all, beside] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < LETTERS) continue;
    all += 1;
    if ((bytes[at - 1] ?? 0) >= LETTERS || (bytes[at + 1] ?? 0) >= LETTERS) beside += 1;
  }
  return beside * 2 > all;
}
