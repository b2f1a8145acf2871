/** The distance that a pointer may move during a click, px. */
export const SLOP_PX = { mouse: 3, touch: 8 };
