import { atom } from 'jotai/vanilla';
import { openRoomAtom as anyRoomAtom } from '@eecs/ui-kit/editor';

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

/** Returns whether a truss has a room of this name. */
export function isRoom(name: unknown): name is RoomName {
  return (ROOM_NAMES as readonly unknown[]).includes(name);
}

/** The open room below the board; null for none. */
export const openRoomAtom = atom(
  (get) => {
    const name = get(anyRoomAtom);
    return isRoom(name) ? name : null;
  },
  (_, set, name: RoomName | null) => set(anyRoomAtom, name),
);
