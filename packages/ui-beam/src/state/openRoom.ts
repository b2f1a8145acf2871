import { createRoomAtom } from '@eecs/ui-kit/editor';

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

/** The open room, in place of the diagrams, null for none; and whether a name is that of a room of a beam. */
export const { isRoom, openRoomAtom } = /* @__PURE__ */ createRoomAtom(ROOM_NAMES);
