/** The name in an address, after its `?`, of the room that is open in the editor. */
const NAME = 'room';

/** Returns the room that an address names; null for none. */
export function readRoom(search: string): string | null {
  return new URLSearchParams(search).get(NAME) || null;
}

/** Writes an address for an open room: what is after the path, with its `?`, or nothing where none is open. */
export function writeRoom(room: string | null): string {
  return room === null ? '' : `?${new URLSearchParams({ [NAME]: room }).toString()}`;
}
