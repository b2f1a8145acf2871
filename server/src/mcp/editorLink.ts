import { deflateSync } from 'node:zlib';

/** Programs that pass links on cut longer ones, characters of the fragment. */
const MAX_FRAGMENT = 8000;

/**
 * Makes the address that opens a document in the editor; it lies in the fragment, which
 * browsers send to nobody. Null where it is too long.
 */
export function createEditorLink(siteUrl: string, kind: 'beam' | 'truss', document: unknown): string | null {
  const fragment = `#c=${deflateSync(JSON.stringify(document)).toString('base64url')}`;
  if (fragment.length > MAX_FRAGMENT) return null;
  return `${siteUrl.replace(/\/$/, '')}/${kind === 'beam' ? 'msb' : 'truss'}/${fragment}`;
}
