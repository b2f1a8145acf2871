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
