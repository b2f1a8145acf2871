import { atom } from 'jotai/vanilla';
import { openRoomAtom as anyRoomAtom } from '@eecs/ui-kit/editor';

/** The rooms below the board of a frame, in order: the calculation by hand, stresses, displacements, buckling, vibration. */
export const ROOM_NAMES = ['balance', 'stress', 'mohr', 'buckling', 'swing'] as const;

/** The name of a room. */
export type RoomName = (typeof ROOM_NAMES)[number];

/** The open room below the board; null for none. */
export const openRoomAtom = atom(
  (get): RoomName | null => ROOM_NAMES.find((name) => name === get(anyRoomAtom)) ?? null,
  (_, set, name: RoomName | null) => set(anyRoomAtom, name),
);
