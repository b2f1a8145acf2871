import { atom } from 'jotai/vanilla';
import { openRoomAtom as anyRoomAtom } from '@eecs/ui-kit/editor';

/** The rooms that explain a result of a beam, in order. */
export const ROOM_NAMES = [
  'stress',
  'mohr',
  'influence',
  'equations',
  'hand',
  'floorPlan',
  'sizing',
  'inverse',
  'variants',
  'explore',
  'export',
] as const;

/** The name of a room, as in a URL. */
export type RoomName = (typeof ROOM_NAMES)[number];

/** Returns whether a beam has a room of this name. */
export function isRoom(name: unknown): name is RoomName {
  return (ROOM_NAMES as readonly unknown[]).includes(name);
}

/** The open room, in place of the diagrams; null for none. */
export const openRoomAtom = atom(
  (get) => {
    const name = get(anyRoomAtom);
    return isRoom(name) ? name : null;
  },
  (_, set, name: RoomName | null) => set(anyRoomAtom, name),
);
