import type { FrameKind } from '@eecs/solver-core/frame';
import { createRoomAtom } from '@eecs/ui-kit/editor';

/** The rooms below the board of a frame, in order: the calculation by hand, stresses, displacements, influence lines, buckling, vibration. */
export const ROOM_NAMES = ['balance', 'stress', 'mohr', 'influence', 'buckling', 'swing'] as const;

/** Lists the rooms in their order for a kind of document: a column or pile is first of all checked for buckling. */
export function listRooms(kind: FrameKind): readonly RoomName[] {
  return kind === 'pile' ? ['buckling', ...ROOM_NAMES.filter((name) => name !== 'buckling')] : ROOM_NAMES;
}

/** The name of a room. */
export type RoomName = (typeof ROOM_NAMES)[number];

/** The open room below the board; null for none. */
export const { openRoomAtom } = /* @__PURE__ */ createRoomAtom(ROOM_NAMES);
