import { packText, unpackText } from './packText.ts';
import { joinShown, splitShown } from './shownPart.ts';

/** Programs that pass links on cut longer ones, characters. */
export const MAX_FRAGMENT = 8000;

const PREFIX = '#c=';

/** A fragment that holds the whole document, or how long it would be where that is too long. */
export type WrittenShare =
  | { readonly ok: true; readonly fragment: string }
  | { readonly ok: false; readonly length: number; readonly most: number };

/** Returns whether the fragment of an address claims to hold a document. */
export function isShare(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/**
 * Packs a document, and what is shown of it where there is room, into the fragment of an address, which browsers do not
 * send to any server.
 */
export async function writeShare(document: object, shown?: object): Promise<WrittenShare> {
  const fragment = joinShown(PREFIX + (await packText(JSON.stringify(document))), shown, MAX_FRAGMENT);
  const { length } = fragment;
  return length <= MAX_FRAGMENT ? { ok: true, fragment } : { ok: false, length, most: MAX_FRAGMENT };
}

/**
 * Unpacks the document of a fragment, with its sender's view where the link has one. It never rejects: null is a text
 * that was cut off, mistyped or never a document.
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
