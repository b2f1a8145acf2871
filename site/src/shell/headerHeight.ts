/** Height of the bar on top of every page, px. */
export const HEADER_PX = 48;
