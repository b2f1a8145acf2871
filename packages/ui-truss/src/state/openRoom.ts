import { createRoomAtom } from '@eecs/ui-kit/editor';

/** The rooms below the board of a truss, in order: calculations of the numbers, and the files. */
export const ROOM_NAMES = ['joints', 'sections', 'mohr', 'equations', 'rods', 'balance', 'export'] as const;

/** The name of a room, as in a URL. */
export type RoomName = (typeof ROOM_NAMES)[number];

/** Returns the key of a room's full name; two rooms have only a short name. */
export function titleRoom(name: RoomName) {
  return name === 'balance' || name === 'export'
    ? (`room.${name}` as const)
    : (`room.${name}.title` as const);
}

/** The open room below the board, null for none; and whether a name is that of a room of a truss. */
export const { isRoom, openRoomAtom } = /* @__PURE__ */ createRoomAtom(ROOM_NAMES);
