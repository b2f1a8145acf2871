const MARK = '&shown=';

/**
 * Adds to the fragment of a shared link what the sender sees of the document: a small object of plain data. Where the
 * link would be longer than `most` characters the document goes alone.
 */
export function joinShown(fragment: string, shown: object | undefined, most: number): string {
  if (shown === undefined || Object.keys(shown).length === 0) return fragment;
  const joined = `${fragment}${MARK}${encodeURIComponent(JSON.stringify(shown))}`;
  return joined.length <= most ? joined : fragment;
}

/**
 * Parts the fragment of a shared link into what holds the document and what its sender saw; undefined if it does not
 * state it, null if that part is damaged: the document is then shown as any other, with a notice.
 */
export function splitShown(fragment: string): { readonly packed: string; readonly shown: unknown } {
  const [packed = '', written] = fragment.split(MARK);
  if (written === undefined) return { packed, shown: undefined };
  try {
    return { packed, shown: JSON.parse(decodeURIComponent(written)) as unknown };
  } catch {
    // The document is what matters.
    return { packed, shown: null };
  }
}
