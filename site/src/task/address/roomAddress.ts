/** The query parameter of an address that names the open room of the editor. */
const NAME = 'room';

/** Returns the room that an address names; null if none. */
export function readRoom(search: string): string | null {
  return new URLSearchParams(search).get(NAME) || null;
}

/** Returns the query of an address for an open room, with its `?`; empty if none is open. */
export function writeRoom(room: string | null): string {
  return room === null ? '' : `?${new URLSearchParams({ [NAME]: room }).toString()}`;
}

/**
 * Writes a link to a whole document, which is in its fragment, with the room that is open in the address of the page.
 *
 * @example writeLink(page, { search: '?lang=uk&room=mohr', fragment: '#c=…' })
 * // page + '?room=mohr#c=…'
 */
export function writeLink(
  page: string,
  { search, fragment }: { readonly search: string; readonly fragment: string },
): string {
  return `${page}${writeRoom(readRoom(search))}${fragment}`;
}
