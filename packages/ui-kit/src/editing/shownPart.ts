const MARK = '&shown=';

/**
 * Adds the sender's view, a small object of plain data, to the fragment of a shared link. If the link would be longer
 * than `most` characters, it contains the document alone.
 */
export function joinShown(fragment: string, shown: object | undefined, most: number): string {
  if (shown === undefined || Object.keys(shown).length === 0) return fragment;
  const joined = `${fragment}${MARK}${encodeURIComponent(JSON.stringify(shown))}`;
  return joined.length <= most ? joined : fragment;
}

/**
 * Splits the fragment of a shared link into the packed document and the sender's view; the view is undefined if the
 * link has none, null if that part is damaged: the document is then shown as any other, with a notice.
 */
export function splitShown(fragment: string): { readonly packed: string; readonly shown: unknown } {
  const [packed = '', written] = fragment.split(MARK);
  if (written === undefined) return { packed, shown: undefined };
  try {
    return { packed, shown: JSON.parse(decodeURIComponent(written)) as unknown };
  } catch {
    // The document matters more than the view.
    return { packed, shown: null };
  }
}
