import { packText, unpackText } from './packText.ts';
import { joinShown, splitShown } from './shownPart.ts';

/** Programs that forward links cut longer ones, characters. */
export const MAX_FRAGMENT = 8000;

const PREFIX = '#c=';

/** A fragment with the whole document, or its length if it is too long. */
export type WrittenShare =
  | { readonly ok: true; readonly fragment: string }
  | { readonly ok: false; readonly length: number; readonly most: number };

/** Returns whether the fragment of a URL claims to contain a document. */
export function isShare(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/**
 * Packs a document, and the sender's view if there is room, into the fragment of a URL, which browsers do not send to
 * any server.
 */
export async function writeShare(document: object, shown?: object): Promise<WrittenShare> {
  const fragment = joinShown(PREFIX + (await packText(JSON.stringify(document))), shown, MAX_FRAGMENT);
  const { length } = fragment;
  return length <= MAX_FRAGMENT ? { ok: true, fragment } : { ok: false, length, most: MAX_FRAGMENT };
}

/**
 * Unpacks the document of a fragment, with the sender's view if the link has one. Never rejects: returns null for a
 * text that was cut off, mistyped or never a document.
 */
export async function readShare<Read extends { readonly ok: boolean }>(
  fragment: string,
  read: (text: string) => Read,
): Promise<(Read & { readonly shown?: unknown }) | null> {
  const { packed, shown } = splitShown(fragment);
  try {
    const found = read(await unpackText(packed.slice(PREFIX.length)));
    return found.ok && shown !== undefined ? { ...found, shown } : found;
  } catch {
    return null;
  }
}
