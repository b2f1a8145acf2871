import { atom } from 'jotai/vanilla';
import { openRoomAtom as anyRoomAtom } from '@eecs/ui-kit/editor';

/** The rooms under the board of a truss, in the order of their row: how the numbers are worked out, and the files. */
export const ROOM_NAMES = ['joints', 'sections', 'mohr', 'equations', 'rods', 'balance', 'export'] as const;

/** The name of a room, as it is in an address. */
export type RoomName = (typeof ROOM_NAMES)[number];

/** Returns the key of the whole name of a room; two panels have short names that are complete. */
export function titleRoom(name: RoomName) {
  return name === 'balance' || name === 'export'
    ? (`room.${name}` as const)
    : (`room.${name}.title` as const);
}

/** Returns whether a truss has a room of this name. */
export function isRoom(name: unknown): name is RoomName {
  return (ROOM_NAMES as readonly unknown[]).includes(name);
}

/** The room that is under the board; null for none. */
export const openRoomAtom = atom(
  (get) => {
    const name = get(anyRoomAtom);
    return isRoom(name) ? name : null;
  },
  (_, set, name: RoomName | null) => set(anyRoomAtom, name),
);
