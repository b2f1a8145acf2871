/**
 * Positions and sizes on the screen that determine the height of a room, px; they do not depend on the scroll position.
 */
export interface RoomPlace {
  /** Height of the window, and of the fixed bars at its top and bottom. */
  readonly window: number;
  readonly head: number;
  readonly foot: number;
  /** Distance of the room from the top of the editor, and from the top of the structure. */
  readonly belowEditor: number;
  readonly belowBoard: number;
}

/** The height from which a room is comfortable to read, and the least one, px. */
export const ROOM_PX = { comfortable: 380, least: 240 } as const;

/** The share of a window's height that a tall board keeps while a room is open under it, and the least height, px. */
const BOARD = { part: 0.29, leastPx: 200 } as const;

/**
 * Returns the greatest height of a drawing, px, while a room is open below it: both must be visible together in a
 * window of this height.
 *
 * @example limitBoard(900) // 261
 */
export function limitBoard(window: number): number {
  return Math.max(BOARD.leastPx, Math.round(BOARD.part * window));
}

/**
 * Returns the height of a room, px: it ends at the bottom of the window. In a low window the page is scrolled until the
 * structure is at the top, which gives the room more.
 *
 * @example measureRoom({ window: 900, head: 48, foot: 24, belowEditor: 400, belowBoard: 330 }) // 428
 */
export function measureRoom({ window, head, foot, belowEditor, belowBoard }: RoomPlace): number {
  const left = window - head - foot;
  const beneath = left - belowEditor;
  if (beneath >= ROOM_PX.comfortable) return beneath;
  return Math.max(ROOM_PX.least, beneath, Math.min(ROOM_PX.comfortable, left - belowBoard));
}
