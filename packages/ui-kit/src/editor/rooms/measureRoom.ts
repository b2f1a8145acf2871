/**
 * Positions and sizes on the screen that determine the height of a room, px; they do not depend on the scroll position.
 */
export interface RoomPlace {
  /** Height of the window, and of the fixed bars at its top and bottom. */
  readonly window: number;
  readonly head: number;
  readonly foot: number;
  /** Distance of the room from the top of the editor. */
  readonly belowEditor: number;
}

/** The rim of the sheet and the gap between it and the bottom bar, px: without them the page would scroll by as much. */
const RIM_PX = 9;

/** The least height of a room, px: in a lower window it ends below the bottom. */
const LEAST_PX = 150;

/**
 * The share of a window's height that a tall board keeps while a room is open under it, beside a panel and on a phone,
 * and the least height, px.
 */
const BOARD = { part: 0.29, phonePart: 0.2, leastPx: 160 } as const;

/**
 * Returns the greatest height of a drawing, px, while a room is open below it: both must be visible together in a
 * window of this height, without scrolling.
 *
 * @example limitBoard(900, false) // 261
 */
export function limitBoard(window: number, isPhone: boolean): number {
  return Math.max(BOARD.leastPx, Math.round((isPhone ? BOARD.phonePart : BOARD.part) * window));
}

/**
 * Returns the height of a room, px: it ends at the bottom of a window that is not scrolled, so that the title, the tools
 * and the structure stay where they are.
 *
 * @example measureRoom({ window: 900, head: 48, foot: 24, belowEditor: 400 }) // 419
 */
export function measureRoom({ window, head, foot, belowEditor }: RoomPlace): number {
  return Math.max(LEAST_PX, window - head - foot - belowEditor - RIM_PX);
}
